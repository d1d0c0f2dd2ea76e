// Loads the client after the first paint, on the first input, or after PATIENCE_MS if a picture delays the load event.

const PATIENCE_MS = 3_000;
const uses = ["pointerdown", "keydown", "focusin"];

const timer = setTimeout(openClient, PATIENCE_MS);
for (const use of uses) addEventListener(use, openClient);
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });

// Forms need the client. A form that is submitted earlier is submitted again after the start (early-input.ts).
const { dataset } = document.documentElement;
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-waits]")) button.disabled = false;
addEventListener("submit", holdForm, true);

function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  // Forms with `data-late` stay plain HTML until they are used.
  if ("hydrated" in dataset && !("late" in event.target.dataset)) return;
  event.preventDefault();
  event.target.dataset["held"] = "";
  openClient();
  const said = document.createElement("p");
  said.role = "status";
  said.className = "visually-hidden";
  document.body.append(said);
  const { waiting = "" } = event.target.dataset;
  // The text is added one frame later, because screen readers announce only changes in existing regions.
  requestAnimationFrame(() => said.append(waiting));
}

/** A hidden tab never paints, so it must not wait for a paint. */
function afterPaint(): void {
  if (document.hidden) openClient();
  else new PerformanceObserver(openClient).observe({ type: "paint", buffered: true });
}

function openClient(): void {
  clearTimeout(timer);
  for (const use of uses) removeEventListener(use, openClient);
  void import("./entry.client.tsx");
}
