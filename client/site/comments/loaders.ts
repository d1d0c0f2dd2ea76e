import { data, type LoaderFunctionArgs } from "react-router";
import type { Query } from "../../api/loaded.ts";
import { fetched, givenPage, type Loads, orFromDocument, pageOf } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";
import { standingAt } from "../standing-at.ts";

export const commentsQuery: Query<Answers["comments"]["page"]> = (utils, place) => {
  const { id: entryId } = place.params;
  const page = pageOf(place);
  return entryId === undefined
    ? utils.guestbook.page.queryOptions({ page })
    : utils.comments.page.queryOptions({ entryId: standingAt(entryId, place.pathname), page });
};

/** @throws a response of 404 if the page number is invalid, or if the page is beyond the last one */
export async function loadComments(args: LoaderFunctionArgs): Promise<void> {
  const page = givenPage(new URL(args.request.url).search);
  if (page === null) throw data(null, { status: 404 });
  const { items } = await fetched(commentsQuery, args);
  if (page > 1 && items.length === 0) throw data(null, { status: 404 });
}

export const guestbook: Loads<Answers["comments"]["page"]> = {
  query: commentsQuery,
  loader: orFromDocument((args) => loadComments(args).then(() => null)),
};
