// Single-key shortcuts of the inbox. They work only while the focus is in it (WCAG 2.1.4), and never in a text field.
import type { KeyboardEvent } from "react";

export type MessageKeys = {
  next: () => void;
  previous: () => void;
  answer: () => void;
  toggleRead: () => void;
  remove: () => void;
};

const actionOf: Readonly<Record<string, keyof MessageKeys>> = {
  j: "next",
  k: "previous",
  r: "answer",
  u: "toggleRead",
  Delete: "remove",
};

/** Only in the list, because the arrow keys scroll elsewhere. */
const actionInList: Readonly<Record<string, keyof MessageKeys>> = { ArrowDown: "next", ArrowUp: "previous" };

const written = "input, textarea, select, [contenteditable=true], [role=listbox], [role=menu]";

export function onMessageKey(event: KeyboardEvent<HTMLElement>, keys: MessageKeys): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // React also bubbles events of dialogs, which are outside this element in the DOM.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(written)) return;
  const isInList = target.closest("[data-message-list]") !== null;
  const action = actionOf[key] ?? (isInList ? actionInList[key] : undefined);
  if (action === undefined) return;
  event.preventDefault();
  keys[action]();
}
