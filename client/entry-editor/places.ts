// The places of the open editor that a message leads to; each is marked by `data-place`.
import type { ShortcomingKind } from "./shortcomings.ts";

const focusable = "input, textarea, button, [role=textbox], [role=spinbutton]";

export function focusPlace(place: ShortcomingKind | null): void {
  if (place === null) return;
  const found = document.querySelector<HTMLElement>(`article [data-place=${place}]`);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}
