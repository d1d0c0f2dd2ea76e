import { addressOf, oneOf, pageNumber, words } from "../address-fields.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect } from "react";
import { type CommentState, commentStates } from "#contract/values/comment-states.ts";
import { limits } from "#contract/values/limits.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { useAddressView } from "../use-address-view.ts";

const PER_PAGE = limits.listDefault;

export type Comment = Answers["moderation"]["list"]["items"][number];

/** Copied from the contract, because the contract's module imports zod. */
export const places = ["guestbook", "entries"] as const;
type Place = (typeof places)[number];

export type View = { query: string; page: number; state: CommentState | null; place: Place | null };

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<View>({
  query: words("q"),
  state: oneOf("state", commentStates),
  place: oneOf("place", places),
  page: pageNumber,
});

export function exportPath({ query, state, place }: View): string {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : [["states", state]]),
    ...(place === null ? [] : [["place", place]]),
  ]).toString();
  return `/api/v0/export/comments.csv${params === "" ? "" : `?${params}`}`;
}

export function useCommentsView() {
  const { view, show, hrefOf } = useAddressView({ viewOf, paramsOf });
  const list = trpc.moderation.list.useQuery(
    {
      limit: PER_PAGE,
      skip: (view.page - 1) * PER_PAGE,
      states: view.state === null ? [] : [view.state],
      ...(view.query !== "" && { q: view.query }),
      ...(view.place !== null && { place: view.place }),
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const pages = Math.ceil((list.data?.total ?? 0) / PER_PAGE);
  // True if the URL's page number is too high, for example after the last comment of that page was deleted.
  const isBeyondEnd = list.isSuccess && !list.isPlaceholderData && pages > 0 && view.page > pages;
  useEffect(() => {
    if (isBeyondEnd) show({ page: pages });
  });
  return { view, show, hrefOf, list, pages };
}
