import type { ShortcomingKind } from "./shortcomings.ts";

/** `dates` are the dates of a series. */
export type Place = ShortcomingKind | "dates";

const focusable = "input, textarea, button, [role=textbox], [role=spinbutton]";

/** The page and the entry's properties. A dialog shows the properties outside of the page. */
const parts = ":is(main, [data-properties])";

/** @returns false if the place is not on the screen */
export function focusPlace(place: Place | null): boolean {
  if (place === null) return true;
  const marked = place === "farDay" ? "date" : place;
  const found = document.querySelector<HTMLElement>(`${parts} [data-place=${marked}]`);
  const target = fieldOf(found);
  target?.focus({ preventScroll: true });
  // A link within a text has no field, so its words are selected. Other links and buttons have fields, which get the
  // focus.
  const isWords = place === "links" && found?.localName === "a";
  if (isWords) getSelection()?.selectAllChildren(found);
  (isWords ? found : target)?.scrollIntoView({ block: "center" });
  // The button of a picture opens the fields for its description.
  if (place === "pictures") target?.click();
  return found !== null;
}

function fieldOf(found: HTMLElement | null): HTMLElement | null | undefined {
  if (!found || found.matches(focusable)) return found;
  return found.querySelector<HTMLElement>(focusable) ?? found.closest<HTMLElement>("[role=textbox]");
}

export function isBlock(part: string): boolean {
  return part !== "head" && part !== "main";
}

/** Focuses the text of a block, or else its first focusable element. The page does not scroll. */
export function focusBlock(part: string | null): void {
  if (part === null || !isBlock(part)) return;
  const block = document.querySelector(`main [data-block=${CSS.escape(part)}]`);
  const target =
    block?.querySelector("[role=textbox], textarea") ??
    block?.querySelector("input:not([type=file], [type=radio], [type=checkbox])") ??
    block?.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Enter in the title moves the focus to the text, as in other editors. */
export function focusFirstText(isEnglish: boolean): void {
  const part = isEnglish ? "[data-english]" : "[data-block]";
  document.querySelector<HTMLElement>(`main ${part} [role=textbox]`)?.focus();
}

export function enterBlock(id: string): void {
  const block = document.querySelector(`main [data-block=${CSS.escape(id)}]`);
  if (!block?.contains(document.activeElement)) arriveAtBlock(id);
}

export function arriveAtBlock(id: string | null): void {
  if (id === null) return;
  const block = document.querySelector(`main [data-block=${CSS.escape(id)}]`);
  if (!block?.contains(document.activeElement)) focusBlock(id);
  block?.scrollIntoView({ block: "nearest" });
}

/** @returns false if no refused field is on the screen */
export function focusRefused(): boolean {
  const found = document.querySelector<HTMLElement>(`${parts} :is([aria-invalid=true], [data-refused])`);
  const part = found?.closest("[data-block]") ?? found?.parentElement;
  const target = found?.matches("[data-refused]") ? part?.querySelector<HTMLElement>(focusable) : found;
  target?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
  return found !== null;
}
