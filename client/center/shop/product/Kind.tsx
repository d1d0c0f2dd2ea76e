// What the product is. The form and the legal check depend on it.
import { useTranslation } from "react-i18next";
import { goodsKinds, type Goods } from "#contract/shop/goods.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { trpc } from "../../../api/trpc.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { needs } from "./goods-parts.ts";
import { emptySafety, type ProductForm } from "./product-form.ts";
import type { Editing } from "./use-product.ts";

export function Kind({ editing: { form, change } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const maker = trpc.products.ownMaker.useQuery();
  const choose = (goods: Goods): void => {
    const own = { ...emptySafety, maker: maker.data ?? emptySafety.maker };
    change({ goods, ...partsOf(form, goods, own) });
  };
  return (
    <Choice
      label={t("item.fields.goods")}
      value={form.goods}
      options={goodsKinds.map((value) => ({ value, label: t(`goods.${value}`) }))}
      onChange={choose}
    />
  );
}

/** Fills in who makes it, and takes the proposal back for another kind. What somebody has typed stays. */
function partsOf({ safety, withdrawal }: ProductForm, goods: Goods, own: ProductForm["safety"]): Partial<ProductForm> {
  const isUntouched = isSameValue(safety, emptySafety) || isSameValue(safety, own);
  const isUnset = withdrawal.reason === "none" && withdrawal.text === "";
  return {
    ...(isUntouched && { safety: needs(goods, "safety") ? own : emptySafety }),
    ...(goods === "ticket" && isUnset && { withdrawal: { reason: "dated", text: "" } }),
  };
}
