// Reads values that only the browser knows, such as its features. The first render uses the server's value for
// hydration.
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** @param read returns a value that is constant while the page is shown; objects must keep their identity */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Browsers allow copying only in secure contexts. */
export function useCanCopy(): boolean {
  return useInBrowser(() => "clipboard" in navigator, false);
}
