import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { limits } from "#contract/values/limits.ts";
import type { ListTag } from "#contract/values/pages.ts";
import { CARDS_AT_A_TIME, cardsQuery } from "./loaders.ts";
import { type Access, useAccess, useUtils, useWatched } from "../../api/access.ts";
import type { Answers } from "../../api/trpc.ts";
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
  const access = useAccess();
  const location = useLocation();
  const visit = location.state as { shown?: number; room?: number } | null;
  const kept = visit?.shown ?? CARDS_AT_A_TIME;
  const loaded = (count: number) => loadedCards(access, list, page, count);
  // After the back button, the query cache still has the cards of the earlier visit. After a reload, the list starts
  // with the cards from the server.
  const [limit, setLimit] = useState(() => (loaded(kept) ? kept : CARDS_AT_A_TIME));
  const [answered, setAnswered] = useState(limit);
  const { data, error, isFormer, again } = useWatched<CardsData>(cardsQuery(list, page, limit)(access.utils), {
    keepsFormer: true,
    againAfter: ({ error: failure }) => (failure === null ? null : AGAIN_MS),
  });
  const isFailed = error !== null;
  const isWhole = data !== undefined && !isFormer;
  if (isWhole && answered !== limit) setAnswered(limit);
  // A link to a fragment also creates a history entry, so the number is stored in that entry too.
  useEffect(() => {
    if (limit !== kept) keepShown(limit);
  }, [limit, kept]);
  const askAgain = useEffectEvent(again);
  useEffect(() => {
    if (!isFailed) return undefined;
    const ask = (): void => askAgain();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [isFailed]);
  const show = (count: number): void => {
    const ahead = loaded(count) ?? loaded(count + 1);
    if (ahead) {
      const { queryKey } = cardsQuery(list, page, count)(access.utils);
      access.store.setQueryData(queryKey, { ...ahead, items: ahead.items.slice(0, count) });
    }
    setLimit(count);
  };
  // Requested cards that are already prefetched are shown without waiting for the rest.
  const shown = (isWhole ? data : (loaded(limit - 1) ?? data)) ?? loaded(answered) ?? first;
  const ahead = limit + CARDS_AT_A_TIME;
  return {
    ...shown,
    isWhole,
    isFailed,
    keptRoom: loaded(ahead) ? Math.max(limit, Math.min(ahead, visit?.room ?? 0)) : limit,
    again,
    show,
  };
}

function loadedCards({ store, utils }: Access, list: ListTag, page: number, count: number): CardsData | undefined {
  return store.getQueryData<CardsData>(cardsQuery(list, page, count)(utils).queryKey);
}

export function useNextCards(list: ListTag, page: number, shown: number, until: number): Card[] {
  const { data } = useWatched<CardsData>(cardsQuery(list, page, until)(useUtils()), {
    keepsFormer: true,
    isEnabled: until > shown && until <= limits.listMax,
  });
  return data?.items.slice(shown, until) ?? [];
}
