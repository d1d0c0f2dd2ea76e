import { keepPreviousData } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { limits } from "#contract/values/limits.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { trpc } from "../../api/trpc.ts";
import { useAddressView } from "../use-address-view.ts";
import { filterOf, isFiltered, paramsOf, viewOf } from "./list-address.ts";

const PER_PAGE = limits.listDefault;
const none: Message[] = [];

export function useInbox() {
  const { id: openId = null } = useParams();
  const { view, show } = useAddressView({ viewOf, paramsOf });
  const list = trpc.messages.list.useQuery(
    { limit: PER_PAGE, skip: (view.page - 1) * PER_PAGE, sort: "-created", ...filterOf(view) },
    { placeholderData: keepPreviousData },
  );
  const { items = none, total = 0 } = list.data ?? {};
  const pages = Math.ceil(total / PER_PAGE);
  // True if the URL's page number is too high, for example after the last message of that page was deleted.
  const isBeyondEnd = list.isSuccess && !list.isPlaceholderData && pages > 0 && view.page > pages;
  useEffect(() => {
    if (isBeyondEnd) show({ page: pages });
  });
  return { openId, view, show, list, items, total, pages };
}

export type Inbox = ReturnType<typeof useInbox>;

/** True if the first page lacks the newest message. New rows would shift the list, so they appear only on demand. */
export function useHasNew({ view, items, list }: Inbox): boolean {
  const { data } = trpc.messages.unread.useQuery(undefined, { enabled: false });
  const newest = data?.newest ?? null;
  const isFirstPage = view.page === 1 && !isFiltered(view);
  // Ids are ordered by time (UUID v7).
  return isFirstPage && list.isSuccess && newest !== null && newest > (items[0]?.id ?? "");
}
