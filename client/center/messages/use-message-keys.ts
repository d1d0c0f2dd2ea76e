// Single keys for the inbox. They act only while the focus is in it (WCAG 2.1.4), and never while somebody writes.
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

/** Arrows walk through the list only in the list: elsewhere they scroll. */
const actionInList: Readonly<Record<string, keyof MessageKeys>> = { ArrowDown: "next", ArrowUp: "previous" };

const written = "input, textarea, select, [contenteditable=true], [role=listbox], [role=menu]";

export function onMessageKey(event: KeyboardEvent<HTMLElement>, keys: MessageKeys): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // Events of dialogs come along the components, not along the page.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(written)) return;
  const isInList = target.closest("[data-message-list]") !== null;
  const action = actionOf[key] ?? (isInList ? actionInList[key] : undefined);
  if (action === undefined) return;
  event.preventDefault();
  keys[action]();
}
