// Reads values that only the browser knows. During hydration, the server's value is used.
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** @param read must return the same value or object for as long as the page is shown */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Browsers offer the clipboard only in secure contexts. */
export function useCanCopy(): boolean {
  return useInBrowser(() => "clipboard" in navigator, false);
}
