// What the bar and the search ask for. The bar stands before the admin layer has loaded, and the layer then opens what
// was asked for meanwhile.
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { StartingPoint } from "../../entry-editor/starting-points.ts";

export const newEntries = ["news", "event", "galleryReport"] as const satisfies StartingPoint[];
export type NewEntry = (typeof newEntries)[number];

export type BarAction = NewEntry | "today" | "seo" | "password" | "logout";

type Asked = { action: BarAction; /** The key of the page's location. */ page: string };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const settle = (): void => show(null);

export function useAsk(): (action: BarAction) => void {
  const { key } = useLocation();
  return (action) => show({ action, page: key });
}

/** What was asked for on a page ends with the page. @returns null if nothing was asked for */
export function useAsked(): BarAction | null {
  const { key } = useLocation();
  useEffect(() => {
    if (asked && asked.page !== key) settle();
  }, [key]);
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
  return now?.page === key ? now.action : null;
}

export const isNewEntry = (action: BarAction | null): action is NewEntry =>
  (newEntries as readonly (BarAction | null)[]).includes(action);
