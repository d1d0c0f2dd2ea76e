// Reads values that only the browser knows. Hydration uses the server's value first.
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** @param read returns a value that does not change while the page is shown. Objects must keep their identity. */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Browsers offer the clipboard only in secure contexts. */
export function useCanCopy(): boolean {
  return useInBrowser(() => "clipboard" in navigator, false);
}
