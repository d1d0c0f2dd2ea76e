// Places of the open editor that get the focus: blocks by their id, and those that a message leads to.
import type { ShortcomingKind } from "./shortcomings.ts";

const focusable = "input, textarea, button, [role=textbox], [role=spinbutton]";

/** Each is marked by `data-place`. */
export function focusPlace(place: ShortcomingKind | null): void {
  if (place === null) return;
  const marked = place === "farDay" ? "date" : place;
  const found = document.querySelector<HTMLElement>(`main [data-place=${marked}]`);
  const target = fieldOf(found);
  target?.focus({ preventScroll: true });
  // Words of a text are selected; a link of a list, or a button, is a field of its own.
  const isWords = place === "links" && found?.localName === "a";
  if (isWords) getSelection()?.selectAllChildren(found);
  (isWords ? found : target)?.scrollIntoView({ block: "center" });
}

/** The place itself, what is in it, or the text that it is a part of. */
function fieldOf(found: HTMLElement | null): HTMLElement | null | undefined {
  if (!found || found.matches(focusable)) return found;
  return found.querySelector<HTMLElement>(focusable) ?? found.closest<HTMLElement>("[role=textbox]");
}

/** Whether a part that was in view is a block; head and main picture are none. */
export function isBlock(part: string): boolean {
  return part !== "head" && part !== "main";
}

/** The text of a block, or the first thing in it that can be used; the page does not move. */
export function focusBlock(part: string | null): void {
  if (part === null || !isBlock(part)) return;
  const block = document.querySelector(`main [data-block=${CSS.escape(part)}]`);
  const target = block?.querySelector("[role=textbox], textarea") ?? block?.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** The block gets the focus and comes into sight, unless the focus is in it already. */
export function enterBlock(id: string): void {
  const block = document.querySelector(`main [data-block=${CSS.escape(id)}]`);
  if (!block?.contains(document.activeElement)) arriveAtBlock(id);
}

/** A block that has come is in sight, and has the focus, if nothing in it has it already. */
export function arriveAtBlock(id: string | null): void {
  if (id === null) return;
  const block = document.querySelector(`main [data-block=${CSS.escape(id)}]`);
  if (!block?.contains(document.activeElement)) focusBlock(id);
  block?.scrollIntoView({ block: "nearest" });
}

/** The first field that was refused; or, at a part that is no field, what there is to use in it. */
export function focusRefused(): void {
  const found = document.querySelector<HTMLElement>("main :is([aria-invalid=true], [data-refused])");
  const part = found?.closest("[data-block]") ?? found?.parentElement;
  const target = found?.matches("[data-refused]") ? part?.querySelector<HTMLElement>(focusable) : found;
  target?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
}
