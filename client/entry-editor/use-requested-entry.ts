import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { type ListLocationState, useCreateEntry } from "./use-create-entry.ts";

/** Removes the request from the history, so that a reload or the back button does not repeat it. */
function takeRequest(): ListLocationState["start"] | null {
  const state: unknown = window.history.state;
  const usr = (state as { usr?: Partial<ListLocationState> | null } | null)?.usr;
  if (!usr?.start) return null;
  window.history.replaceState({ ...(state as object), usr: null }, "");
  return usr.start;
}

/** Creates an entry when the page of a list opens with `start` in its router state (use-create-entry.ts). */
export function useRequestedEntry(): void {
  const { state } = useLocation();
  const { createHere } = useCreateEntry();
  const create = useEffectEvent((): void => {
    const start = takeRequest();
    if (start !== null) createHere(start);
  });
  useEffect(() => {
    if (state !== null) create();
  }, [state]);
}
