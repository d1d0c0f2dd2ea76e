// A page of the products, with their first pictures.
import { keepPreviousData } from "@tanstack/react-query";
import type { LibraryFile } from "#contract/files.ts";
import { useSearchParams } from "react-router";
import { trpc } from "../../../trpc.ts";
import { askedFor, type ItemsView, paramsOf, PER_PAGE, viewOf } from "./items-address.ts";

/** The browser's back button returns to the same view. */
export function useItemsView() {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const show = (change: Partial<ItemsView>): void =>
    setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true, preventScrollReset: true });
  return { view, show };
}

export function useItems(view: ItemsView) {
  const asked = askedFor(view, (view.page - 1) * PER_PAGE);
  const list = trpc.products.list.useQuery(asked, { placeholderData: keepPreviousData, staleTime: 0 });
  const { items = [], total = 0 } = list.data ?? {};
  const ids = items.flatMap(({ media: { images } }) => images.slice(0, 1));
  const { data = [] } = trpc.files.byIds.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const pictures = new Map<string, LibraryFile>(data.map((file) => [file.id, file]));
  return { list, asked, items, total, pictures };
}
