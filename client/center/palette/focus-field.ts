// Leads to the page that is being entered, or to a field or a section of it by the words that stand there.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { giveFocus } from "../../ui/admin/focus-heading.ts";

/** A screen is loaded within that time, or the person has gone on. */
const WAIT_MS = 5_000;
/** A closing dialog gives its focus back within two frames. */
const FRAMES_AFTER_DIALOG = 3;

const named = "main :is(label, legend, h2, h3, span[id])";
const controls = "input, textarea, select, button, [tabindex='0']";

/** The path of the screen that stands below the palette; nothing while the palette is not there. */
let shownPath: string | undefined;

/** Called where the palette is: the address in the browser's bar changes before React has shown the next screen. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shownPath = pathname;
    return () => {
      shownPath = undefined;
    };
  }, [pathname]);
}

/** @param words as the label or the heading shows them, on the screen at `path` */
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

/** The heading of the page that has been entered, unless that page has given the focus to something in it itself. */
export function focusPage(path: string): void {
  onceThere(
    path,
    () => document.querySelector<HTMLElement>("main h1"),
    (heading) => {
      // The dialog gives the focus back to the bar above the page, if to anything.
      if (!document.activeElement?.closest("main")) giveFocus(heading);
    },
  );
}

/** Behind the dialog that is closing, and as soon as the screen shows it. */
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

/** What a person fills in there, also where its section has the same name; of a section its heading. */
export function findField(words: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(named)];
  const places = all.filter(({ textContent }) => textContent?.trim() === words);
  for (const place of places) {
    const control = controlOf(place);
    if (control) return control;
  }
  const heading = places.find((place) => place.matches("h2, h3, legend"));
  if (!heading) return null;
  heading.tabIndex = -1;
  return heading;
}

function controlOf(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLLabelElement && element.control instanceof HTMLElement) return element.control;
  if (element.id === "" || element.matches("h2, h3, legend")) return null;
  const part = document.querySelector<HTMLElement>(`main [aria-labelledby~="${CSS.escape(element.id)}"]`);
  if (!part) return null;
  return part.matches(controls) ? part : part.querySelector<HTMLElement>(`input:checked, ${controls}`);
}
