// The cards of a list that are shown: some at first, more on demand, as many as before on the way back.
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ListTag } from "#contract/pages.ts";
import { CARDS_AT_A_TIME, cardsInput } from "../../loaders.ts";
import { type Answers, trpc } from "../../trpc.ts";
import { keepShown } from "./shown-cards.ts";

type Cards = Answers["entries"]["cards"] & {
  /** Whether all that was asked for is there. */
  isWhole: boolean;
  show: (count: number) => void;
};

export function useCards(list: ListTag, page: number): Cards {
  const utils = trpc.useUtils();
  const location = useLocation();
  const kept = (location.state as { shown?: number } | null)?.shown ?? CARDS_AT_A_TIME;
  const [limit, setLimit] = useState(() => {
    // Loaded with the page on the way back; after a reload the page begins as the server sent it.
    return utils.entries.cards.getData(cardsInput(list, page, kept)) ? kept : CARDS_AT_A_TIME;
  });
  const { data, isPlaceholderData } = trpc.entries.cards.useQuery(cardsInput(list, page, limit), {
    placeholderData: keepPreviousData,
  });
  // With each place of the history at which this list stands, a fragment of it included.
  useEffect(() => {
    if (limit !== kept) keepShown(limit);
  }, [limit, kept]);
  const { items = [], total = 0 } = data ?? {};
  return { items, total, isWhole: !isPlaceholderData, show: setLimit };
}
