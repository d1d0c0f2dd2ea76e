// Requests of the bar and the search to the admin layer. The bar is visible before the layer has loaded, so the layer
// handles a pending request when it mounts.
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type StartingPoint, startNames } from "../../entry-editor/starts.ts";

export type BarAction = StartingPoint | "today" | "seo" | "password" | "logout";

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

/** The pending request. A navigation cancels the request. @returns null without a request */
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

export const isNewEntry = (action: BarAction): action is StartingPoint =>
  (startNames as readonly BarAction[]).includes(action);
