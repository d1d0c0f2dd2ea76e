import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EventFields } from "#contract/schemas/events.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../api/trpc.ts";
import { useDebounced } from "../../ui/use-debounced.ts";

const STEP = 20;
const FIRST = 8;
/** Long enough that typing a date or a number causes one request. */
const WAIT_MS = 300;

export type Shown = { earlier: number; coming: number };
export const firstShown: Shown = { earlier: 0, coming: FIRST };

export const more = (shown: Shown, side: keyof Shown): Shown => ({
  ...shown,
  [side]: Math.min(shown[side] + STEP, limits.datesListed),
});

/** The server expands the rule, so that the editor shows the same dates as the page. */
export function useSeriesDates(date: string, event: EventFields, shown: Shown) {
  const { client } = trpc.useUtils();
  const asked = useDebounced(JSON.stringify({ date, event, ...shown }), WAIT_MS);
  return useQuery({
    queryKey: ["seriesDates", asked],
    queryFn: () =>
      client.entries.seriesDates.mutate(JSON.parse(asked) as Parameters<typeof client.entries.seriesDates.mutate>[0]),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
