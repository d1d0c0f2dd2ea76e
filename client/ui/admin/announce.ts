/** Long enough for screen readers. Then the text is removed, so that users do not find it while they read the page. */
const SHOWN_MS = 5_000;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets screen readers announce a sentence that is not on the page. */
export function announce(sentence: string): void {
  const to = regionNow();
  clearTimeout(timer);
  to.textContent = "";
  // Screen readers announce only changes in existing regions, so the text is added one frame later.
  requestAnimationFrame(() => {
    to.textContent = sentence;
  });
  timer = setTimeout(() => {
    to.textContent = "";
  }, SHOWN_MS);
}

function regionNow(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement("p");
  region.role = "status";
  region.className = "visually-hidden";
  // An open dialog hides all elements without this attribute from screen readers.
  region.dataset["reactAriaTopLayer"] = "true";
  document.body.append(region);
  return region;
}
