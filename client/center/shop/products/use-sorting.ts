import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { movedItem } from "../../../ui/admin/moved-item.ts";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { listInputOf, type ProductsView, PER_PAGE } from "./products-address.ts";

/** One request can sort at most `listMax` products, so a longer move needs several requests. */
const MOST = limits.listMax - 1;

type Options = { view: ProductsView; total: number; onPage: (page: number) => void };

export function useSorting({ view, total, onPage }: Options) {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [said, setSaid] = useState("");
  const sort = trpc.products.sort.useMutation();

  const inOneStep = async (from: number, to: number): Promise<void> => {
    const first = Math.min(from, to);
    const asked = listInputOf(view, first, Math.abs(to - from) + 1);
    const { items } = await utils.products.list.fetch(asked, { staleTime: 0 });
    await sort.mutateAsync({ ids: movedItem(items, from - first, to - first).map(({ id }) => id) });
  };

  const attempt = async (product: Product, place: number, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      setSaid(t("items.moved", { title: product.title, place: place + 1, count: total }));
    } catch (error) {
      notifyError(error);
    }
    await utils.products.list.invalidate();
  };

  const move = (product: Product, from: number, to: number): Promise<void> =>
    attempt(product, to, async () => {
      for (let at = from; at !== to;) {
        const next = at + Math.max(-MOST, Math.min(MOST, to - at));
        await inOneStep(at, next);
        at = next;
      }
      onPage(Math.floor(to / PER_PAGE) + 1);
    });

  const order = (product: Product, place: number, ids: string[]): Promise<void> =>
    attempt(product, place, () => sort.mutateAsync({ ids }));

  return { move, order, said, isPending: sort.isPending };
}

export type Sorting = ReturnType<typeof useSorting>;
