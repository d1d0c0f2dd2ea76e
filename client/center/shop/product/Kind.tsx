// What the product is. The form and the legal check depend on it.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { goodsKinds, type Goods } from "#contract/shop/goods.ts";
import { trpc } from "../../../api/trpc.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { proposalsFor } from "./goods-parts.ts";
import { emptySafety } from "./product-form.ts";
import type { Editing } from "./use-product.ts";

export function Kind({ editing: { form, change } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const maker = trpc.products.ownMaker.useQuery();
  const own = { ...emptySafety, maker: maker.data ?? emptySafety.maker };
  const isAwaited = useRef(false);
  const choose = (goods: Goods): void => {
    isAwaited.current = maker.isPending;
    change({ goods, ...proposalsFor(form, goods, own) });
  };
  // The kind may be chosen before the maker has arrived.
  const propose = useEffectEvent((): void => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    change(proposalsFor(form, form.goods, own));
  });
  const isThere = maker.data !== undefined;
  useEffect(() => {
    if (isThere) propose();
  }, [isThere]);
  return (
    <Choice
      label={t("item.fields.goods")}
      value={form.goods}
      options={goodsKinds.map((value) => ({ value, label: t(`goods.${value}`) }))}
      onChange={choose}
    />
  );
}
