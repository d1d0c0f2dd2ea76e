import { useSyncExternalStore } from "react";

let stack: readonly string[] = [];
const listeners = new Set<() => void>();

function show(next: readonly string[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

const others = (kind: string): string[] => stack.filter((one) => one !== kind);

export function raise(kind: string): void {
  if (stack.at(-1) !== kind) show([...others(kind), kind]);
}

export function drop(kind: string): void {
  show(others(kind));
}

export const topmost = (): string | undefined => stack.at(-1);

export function usePlaceInStack(kind: string): number {
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => stack.indexOf(kind),
    () => 0,
  );
}
