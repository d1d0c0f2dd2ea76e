import { useSyncExternalStore } from "react";
import { type Line, linesIn } from "./cart-lines.ts";

const NAME = "cart";
const empty: readonly Line[] = [];

let kept: { text: string | null; lines: readonly Line[] } = { text: null, lines: empty };
const listeners = new Set<() => void>();

/** null if the browser denies access to its storage. The cart then exists only until the page is closed. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readCart(): readonly Line[] {
  const text = storage() ? (storage()?.getItem(NAME) ?? null) : kept.text;
  if (text !== kept.text) kept = { text, lines: linesIn(text) };
  return kept.lines;
}

export function changeCart(change: (lines: readonly Line[]) => readonly Line[]): void {
  const lines = change(readCart());
  const text = lines.length === 0 ? null : JSON.stringify(lines);
  kept = { text, lines };
  try {
    if (text === null) storage()?.removeItem(NAME);
    else storage()?.setItem(NAME, text);
  } catch {
    // The storage is full. The cart then exists only until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === NAME || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

export function useCart(): readonly Line[] {
  return useSyncExternalStore(subscribe, readCart, () => empty);
}
