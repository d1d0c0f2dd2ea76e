import { keepPreviousData } from "@tanstack/react-query";
import { isPriced } from "#contract/shop/offers.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { trpc } from "../../../api/trpc.ts";
import { useAddressView } from "../../use-address-view.ts";
import { listInputOf, type ProductsView, paramsOf, PER_PAGE, viewOf } from "./products-address.ts";

export const useItemsView = () => useAddressView({ viewOf, paramsOf });

export function useProducts(view: ProductsView) {
  const asked = listInputOf(view, (view.page - 1) * PER_PAGE);
  const list = trpc.products.list.useQuery(asked, { placeholderData: keepPreviousData, staleTime: 0 });
  const { items: read = [], total = 0 } = list.data ?? {};
  const items = read.filter(isPriced);
  const ids = items.flatMap(({ media: { images } }) => images.slice(0, 1));
  const { data = [] } = trpc.files.byIds.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const pictures = new Map<string, LibraryFile>(data.map((file) => [file.id, file]));
  return { list, asked, items, total, pictures };
}
