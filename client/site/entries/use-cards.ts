import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { limits } from "#contract/values/limits.ts";
import type { ListTag } from "#contract/values/pages.ts";
import { CARDS_AT_A_TIME, cardsQuery } from "./loaders.ts";
import { type Answers, trpc, type Utils } from "../../api/trpc.ts";
import { keepShown } from "./shown-cards.ts";

export type CardsData = Answers["entries"]["cards"];
type Card = CardsData["items"][number];

/** After a failure, the request is repeated at this interval, and on the 'online' event. */
const AGAIN_MS = 5_000;

type Cards = CardsData & {
  isWhole: boolean;
  isFailed: boolean;
  /** The number of cards, shown or reserved, at the last visit. */
  keptRoom: number;
  again: () => void;
  show: (count: number) => void;
};

export function useCards(list: ListTag, page: number, first: CardsData): Cards {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const location = useLocation();
  const visit = location.state as { shown?: number; room?: number } | null;
  const kept = visit?.shown ?? CARDS_AT_A_TIME;
  const loaded = (count: number) => loadedCards(queryClient, utils, list, page, count);
  // After the back button, the query cache still has the cards of the earlier visit. After a reload, the list starts
  // with the cards from the server.
  const [limit, setLimit] = useState(() => (loaded(kept) ? kept : CARDS_AT_A_TIME));
  const [answered, setAnswered] = useState(limit);
  const { data, isPlaceholderData, isError, isSuccess, refetch } = useQuery({
    ...cardsQuery(list, page, limit)(utils),
    placeholderData: (before) => loaded(limit - 1) ?? before,
    refetchInterval: ({ state }) => (state.status === "error" ? AGAIN_MS : false),
  });
  const isWhole = isSuccess && !isPlaceholderData;
  if (isWhole && answered !== limit) setAnswered(limit);
  // A link to a fragment also creates a history entry, so the number is stored in that entry too.
  useEffect(() => {
    if (limit !== kept) keepShown(limit);
  }, [limit, kept]);
  useEffect(() => {
    if (!isError) return;
    const again = (): void => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isError, refetch]);
  const show = (count: number): void => {
    const ahead = loaded(count) ?? loaded(count + 1);
    if (ahead) {
      const { queryKey } = cardsQuery(list, page, count)(utils);
      queryClient.setQueryData(queryKey, { ...ahead, items: ahead.items.slice(0, count) });
    }
    setLimit(count);
  };
  // Requested cards that are already prefetched are shown without waiting for the rest.
  const shown = data ?? loaded(limit - 1) ?? loaded(answered) ?? first;
  const ahead = limit + CARDS_AT_A_TIME;
  return {
    ...shown,
    isWhole,
    isFailed: isError,
    keptRoom: loaded(ahead) ? Math.max(limit, Math.min(ahead, visit?.room ?? 0)) : limit,
    again: () => void refetch(),
    show,
  };
}

function loadedCards(
  queryClient: QueryClient,
  utils: Pick<Utils, "entries">,
  list: ListTag,
  page: number,
  count: number,
): CardsData | undefined {
  return queryClient.getQueryData<CardsData>(cardsQuery(list, page, count)(utils).queryKey);
}

export function useNextCards(list: ListTag, page: number, shown: number, until: number): Card[] {
  const utils = trpc.useUtils();
  const { data } = useQuery({
    ...cardsQuery(list, page, until)(utils),
    placeholderData: keepPreviousData,
    enabled: until > shown && until <= limits.listMax,
  });
  return data?.items.slice(shown, until) ?? [];
}
