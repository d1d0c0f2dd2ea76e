// The state of the search dialog. The site's bar, the center's bar and the shortcut all open it.
import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openPalette = (): void => show(true);
export const closePalette = (): void => show(false);

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
