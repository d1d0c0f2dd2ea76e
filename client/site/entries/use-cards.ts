// The shown cards of a list: some at first, more on demand, as many as before after the back button.
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ListTag } from "#contract/pages.ts";
import { CARDS_AT_A_TIME, cardsQuery } from "../../loaders.ts";
import { type Answers, trpc } from "../../trpc.ts";
import { keepShown } from "./shown-cards.ts";

export type CardsData = Answers["entries"]["cards"];

type Cards = CardsData & {
  /** Whether all requested cards are loaded. */
  isWhole: boolean;
  show: (count: number) => void;
};

/** @param first the cards from the loader */
export function useCards(list: ListTag, page: number, first: CardsData): Cards {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const location = useLocation();
  const kept = (location.state as { shown?: number } | null)?.shown ?? CARDS_AT_A_TIME;
  const [limit, setLimit] = useState(() => {
    // After the back button these cards are loaded already; after a reload the page begins as the server sent it.
    return queryClient.getQueryData(cardsQuery(list, page, kept)(utils).queryKey) ? kept : CARDS_AT_A_TIME;
  });
  const { data = first, isPlaceholderData } = useQuery({
    ...cardsQuery(list, page, limit)(utils),
    placeholderData: keepPreviousData,
  });
  // For each history entry of this list, also one with a fragment.
  useEffect(() => {
    if (limit !== kept) keepShown(limit);
  }, [limit, kept]);
  return { ...data, isWhole: !isPlaceholderData, show: setLimit };
}
