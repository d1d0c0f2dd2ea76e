import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UseWatched } from "./access.ts";
import { type Fetched, type GuestData, hashOf } from "./guest-data.ts";

/** A failure stands in the row, where the component reads it. */
const ignore = (): void => {};

/** @returns `useWatched` for the data of a guest's page */
export function guestWatching(data: GuestData): UseWatched {
  return function useGuestWatched<Loaded>(
    query: Fetched<Loaded>,
    { isEnabled = true, keepsFormer = false, isAlwaysAsked = false, againAfter }: Parameters<UseWatched>[1] = {},
  ) {
    const hash = hashOf(query.queryKey);
    const read = () => data.row(query.queryKey);
    const watched = isEnabled ? query : { queryKey: query.queryKey };
    const row = useSyncExternalStore((listener) => data.watch(watched, listener), read, read);
    const [former, setFormer] = useState(row.data);
    if (row.data !== undefined && row.data !== former) setFormer(row.data);
    const ask = useEffectEvent((isForced: boolean): void => {
      const now = read();
      if (isForced || now.data === undefined || !data.isFresh(now)) data.refetch(query).catch(ignore);
    });
    useEffect(() => {
      if (isEnabled) ask(isAlwaysAsked);
    }, [hash, isEnabled, isAlwaysAsked]);
    const wait = (isEnabled && againAfter?.({ data: row.data, error: row.error })) || null;
    useEffect(() => {
      if (wait === null) return undefined;
      const timer = setInterval(() => ask(true), wait);
      return () => clearInterval(timer);
    }, [hash, wait]);
    const isFormer = row.data === undefined && keepsFormer && former !== undefined;
    return {
      data: (isFormer ? former : row.data) as Loaded | undefined,
      error: row.error,
      isFormer,
      again: () => void data.refetch(query).catch(ignore),
    };
  };
}
