import { useSyncExternalStore } from "react";
import { raise } from "../../ui/admin/window/stack.ts";
import type { WindowKind } from "./registry.ts";

let open: readonly WindowKind[] = [];
const listeners = new Set<() => void>();

function show(next: readonly WindowKind[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** If the window is already open, it moves to the top. */
export function openWindow(kind: WindowKind): void {
  if (!open.includes(kind)) return show([...open, kind]);
  raise(kind);
  document.querySelector<HTMLElement>(`[data-window="${kind}"]`)?.focus({ preventScroll: true });
}

export function closeWindow(kind: WindowKind): void {
  show(open.filter((one) => one !== kind));
}

export function useOpenWindows(): readonly WindowKind[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
