// What only the browser knows, such as what it can do: the page is drawn without it first, as the server did.
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** @param read a value that stays the same while the page is shown; objects must be the same at each call */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Browsers let pages copy on safe connections only. */
export function useCanCopy(): boolean {
  return useInBrowser(() => "clipboard" in navigator, false);
}
