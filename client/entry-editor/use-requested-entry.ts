import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { takeRequest } from "../ui/admin/take-request.ts";
import { type ListLocationState, useCreateEntry } from "./use-create-entry.ts";

/** Creates an entry when the page of a list opens with `start` in its router state (use-create-entry.ts). */
export function useRequestedEntry(): void {
  const { state } = useLocation();
  const { createHere } = useCreateEntry();
  const create = useEffectEvent((): void => {
    const start = takeRequest<ListLocationState, "start">("start");
    if (start !== null) createHere(start);
  });
  useEffect(() => {
    if (state !== null) create();
  }, [state]);
}
