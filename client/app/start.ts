// Loads the client after the load event and the first paint, or on the first input. A slow picture delays the load
// event, so the client is loaded after PATIENCE_MS at the latest. For editors, the client is loaded immediately.

const PATIENCE_MS = 3_000;
const uses = ["pointerdown", "keydown", "focusin"];

const timer = setTimeout(openClient, PATIENCE_MS);
for (const use of uses) addEventListener(use, openClient);
// Editors wait for their tools, so the client is loaded before the page's pictures.
if ("admin" in document.documentElement.dataset) openClient();
else if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });

// Forms need the client. If a form is submitted before the start, it is submitted again after the start
// (early-input.ts).
const { dataset } = document.documentElement;
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-waits]")) button.disabled = false;
addEventListener("submit", holdForm, true);
// Presses on buttons of the editors' bar are also replayed after the start.
addEventListener("click", holdPress, true);

function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  // A form with `data-late` stays plain HTML until the visitor uses it. Until then, its submission is held even after
  // the hydration.
  if ("hydrated" in dataset && !("late" in event.target.dataset)) return;
  event.preventDefault();
  event.target.dataset["held"] = "";
  openClient();
  const said = document.createElement("p");
  said.role = "status";
  said.className = "visually-hidden";
  document.body.append(said);
  const { waiting = "" } = event.target.dataset;
  // Screen readers announce only changes in existing regions, so the text is added one frame later.
  requestAnimationFrame(() => said.append(waiting));
}

/** Only the last press is replayed, because each press opens a dialog. */
function holdPress({ target }: Event): void {
  if ("hydrated" in dataset || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-tool=bar] button");
  if (!button) return;
  for (const earlier of document.querySelectorAll<HTMLElement>("[data-pressed]")) delete earlier.dataset["pressed"];
  button.dataset["pressed"] = "";
}

/** A hidden tab is not painted, so the client is loaded immediately. */
function afterPaint(): void {
  if (document.hidden) openClient();
  else new PerformanceObserver(openClient).observe({ type: "paint", buffered: true });
}

function openClient(): void {
  clearTimeout(timer);
  for (const use of uses) removeEventListener(use, openClient);
  void import("./entry.client.tsx");
}
