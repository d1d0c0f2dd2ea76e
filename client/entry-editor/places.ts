import type { ShortcomingKind } from "./shortcomings.ts";

const focusable = "input, textarea, button, [role=textbox], [role=spinbutton]";

export function focusPlace(place: ShortcomingKind | null): void {
  if (place === null) return;
  const marked = place === "farDay" ? "date" : place;
  const found = document.querySelector<HTMLElement>(`main [data-place=${marked}]`);
  const target = fieldOf(found);
  target?.focus({ preventScroll: true });
  // For a link within a text, its words are selected. Other links and buttons have fields, which get the focus.
  const isWords = place === "links" && found?.localName === "a";
  if (isWords) getSelection()?.selectAllChildren(found);
  (isWords ? found : target)?.scrollIntoView({ block: "center" });
}

function fieldOf(found: HTMLElement | null): HTMLElement | null | undefined {
  if (!found || found.matches(focusable)) return found;
  return found.querySelector<HTMLElement>(focusable) ?? found.closest<HTMLElement>("[role=textbox]");
}

export function isBlock(part: string): boolean {
  return part !== "head" && part !== "main";
}

/** Focuses the text of a block, else its first usable element. The page does not scroll. */
export function focusBlock(part: string | null): void {
  if (part === null || !isBlock(part)) return;
  const block = document.querySelector(`main [data-block=${CSS.escape(part)}]`);
  const target = block?.querySelector("[role=textbox], textarea") ?? block?.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
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

export function focusRefused(): void {
  const found = document.querySelector<HTMLElement>("main :is([aria-invalid=true], [data-refused])");
  const part = found?.closest("[data-block]") ?? found?.parentElement;
  const target = found?.matches("[data-refused]") ? part?.querySelector<HTMLElement>(focusable) : found;
  target?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
}
