export const NOTHING_IS_PRESSED = "a,button,input,select,textarea,summary{pointer-events:none}";

/** Users look at a preview, and nothing in it can be pressed. Its text can still be scrolled. */
export function makeInert(shown: Document): void {
  shown.querySelector(".skip-link")?.remove();
  for (const link of shown.querySelectorAll("a[href]")) link.removeAttribute("href");
  for (const control of shown.querySelectorAll<HTMLElement>("button, input, select, textarea, summary"))
    control.tabIndex = -1;
}
