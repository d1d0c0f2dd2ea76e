// Moves the focus to an opened page, or to a field or section with a given visible text.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { giveFocus } from "../../ui/admin/focus-heading.ts";

/** The wait for the screen ends after this time. By then, it has loaded, or the user has opened another screen. */
const WAIT_MS = 5_000;
/** A closing dialog returns the focus within two frames. */
const FRAMES_AFTER_DIALOG = 3;

const named = "main :is(label, legend, h1, h2, h3, span[id], a[aria-current=page])";
const headings = "h1, h2, h3, legend";
const controls = "input, textarea, select, button, [tabindex='0']";

let shownPath: string | undefined;

/** Stores the path that React has rendered, because the browser's URL changes before the screen does. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shownPath = pathname;
    return () => {
      shownPath = undefined;
    };
  }, [pathname]);
}

export function focusField(path: string, words: string): void {
  onceThere(
    path,
    () => findField(words),
    (place) => {
      place.scrollIntoView({ block: "center" });
      place.focus({ preventScroll: true });
    },
  );
}

/** Focuses the page's heading, unless the page itself has already focused an element. */
export function focusPage(path: string): void {
  onceThere(path, mainHeading, (heading) => {
    if (!document.activeElement?.closest("main")) giveFocus(heading);
  });
}

const mainHeading = (): HTMLElement | null => document.querySelector("main h1");

/** Waits until the dialog has closed and the screen shows the element. Gives up after WAIT_MS. */
function onceThere(path: string, find: () => HTMLElement | null, use: (element: HTMLElement) => void): void {
  const until = performance.now() + WAIT_MS;
  let frames = 0;
  const look = (): void => {
    if (performance.now() > until) return;
    frames = document.querySelector("[role=dialog]") ? 0 : frames + 1;
    const isShown = frames >= FRAMES_AFTER_DIALOG && (shownPath ?? location.pathname) === path;
    const element = isShown ? find() : null;
    if (element) use(element);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** If a field and a section have the same name, returns the field. For a section or a tab, returns a heading. */
export function findField(words: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(named)];
  const places = all.filter(({ textContent }) => textContent?.trim() === words);
  for (const place of places) {
    const control = controlOf(place);
    if (control) return control;
  }
  const isTab = places.length > 0 && places.every((place) => place.matches("a"));
  const heading = places.find((place) => place.matches(headings)) ?? (isTab ? mainHeading() : null);
  if (!heading) return null;
  heading.tabIndex = -1;
  return heading;
}

function controlOf(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLLabelElement && element.control instanceof HTMLElement) return element.control;
  if (element.id === "" || element.matches(`${headings}, a`)) return null;
  const part = document.querySelector<HTMLElement>(`main [aria-labelledby~="${CSS.escape(element.id)}"]`);
  if (!part) return null;
  return part.matches(controls) ? part : part.querySelector<HTMLElement>(`input:checked, ${controls}`);
}
