// The first script of a page. The client loads after the first paint, on the first input, or after a delay if a picture
// is slow.

const PATIENCE_MS = 3_000;
const uses = ["pointerdown", "keydown", "focusin"];

const timer = setTimeout(openClient, PATIENCE_MS);
for (const use of uses) addEventListener(use, openClient);
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });

// Forms need the client. A form submitted too early is submitted again after the start (early-input.ts).
const { dataset } = document.documentElement;
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-waits]")) button.disabled = false;
addEventListener("submit", holdForm, true);

function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  // Some forms are plain HTML until they are used.
  if ("hydrated" in dataset && !("late" in event.target.dataset)) return;
  event.preventDefault();
  event.target.dataset["held"] = "";
  openClient();
  const said = document.createElement("p");
  said.role = "status";
  said.className = "visually-hidden";
  document.body.append(said);
  const { waiting = "" } = event.target.dataset;
  // Screen readers announce changes only in a region that they already know.
  requestAnimationFrame(() => said.append(waiting));
}

/** A hidden tab never paints, so waiting for a paint would not end. */
function afterPaint(): void {
  if (document.hidden) openClient();
  else new PerformanceObserver(openClient).observe({ type: "paint", buffered: true });
}

function openClient(): void {
  clearTimeout(timer);
  for (const use of uses) removeEventListener(use, openClient);
  void import("./entry.client.tsx");
}
