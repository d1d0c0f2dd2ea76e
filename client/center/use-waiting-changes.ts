import { useEffect, useEffectEvent, useRef } from "react";
import type { Approval } from "#contract/schemas/approvals.ts";
import { trpc } from "../api/trpc.ts";
import { useMay } from "../api/viewer.ts";
import { useOnFocus, watching } from "./use-watched.ts";

const none: Approval[] = [];

/**
 * Watches the changes that wait for a second person, because that person decides at another device.
 * @param onDecided is called after a change has left the list, so that the form shows what is stored now
 */
export function useWaitingChanges(onDecided: () => void): readonly Approval[] {
  const enabled = useMay("read", "approvals");
  const { data: waiting = none, refetch } = trpc.approvals.list.useQuery(undefined, { ...watching, enabled });
  useOnFocus(refetch, enabled);
  const former = useRef(none);
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    const hasLeft = former.current.some(({ id }) => !waiting.some((one) => one.id === id));
    former.current = waiting;
    if (hasLeft) decided();
  }, [waiting]);
  return waiting;
}
