// Single-key shortcuts of the inbox. They work only while the focus is in the inbox (WCAG 2.1.4), but not in a text
// field.
import type { KeyboardEvent } from "react";

export type MessageKeys = {
  next: () => void;
  previous: () => void;
  answer: () => void;
  toggleRead: () => void;
  toggleDone: () => void;
  remove: () => void;
};

const actionOf: Readonly<Record<string, keyof MessageKeys>> = {
  j: "next",
  k: "previous",
  r: "answer",
  u: "toggleRead",
  e: "toggleDone",
  Delete: "remove",
};

/** In the list, the arrow keys choose a message. Elsewhere they scroll. */
const actionInList: Readonly<Record<string, keyof MessageKeys>> = { ArrowDown: "next", ArrowUp: "previous" };

const written = "input, textarea, select, [contenteditable=true], [role=listbox], [role=menu]";

export function onMessageKey(event: KeyboardEvent<HTMLElement>, keys: MessageKeys): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // In React, events of dialogs bubble to this element, although the dialogs are elsewhere in the DOM.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(written)) return;
  const isInList = target.closest("[data-message-list]") !== null;
  const action = actionOf[key] ?? (isInList ? actionInList[key] : undefined);
  if (action === undefined) return;
  event.preventDefault();
  keys[action]();
}
