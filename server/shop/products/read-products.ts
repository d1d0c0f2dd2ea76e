import { AppError } from "#contract/schemas/errors.ts";
import type { ListProductsInput, ReadProduct } from "#contract/shop/products.ts";
import { withoutPrices } from "#contract/shop/shop-product.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { presentProduct } from "./present.ts";
import { withoutHidden } from "./without-hidden.ts";
import { findProductIds, findProducts, listProducts, type ProductRow, type ProductScope } from "./store.ts";

/** @throws invalid (C200) if a guest sorts by price while prices are hidden */
export async function listPresented(
  db: Queryable,
  filter: ListProductsInput,
  scope: ProductScope,
): Promise<{ items: ReadProduct[]; total: number }> {
  const isByPrice = filter.sort.endsWith("price");
  if (isByPrice && !scope.hidden && !(await showsPrices(db)))
    throw new AppError("invalid", { fields: { sort: { key: "pricesNotShown" } } });
  const { rows, total } = await listProducts(db, filter, scope);
  return { items: await present(db, rows, scope), total };
}

export async function findPresented(
  db: Queryable,
  ids: readonly string[],
  scope: ProductScope,
): Promise<ReadProduct[]> {
  return present(db, await findProducts(db, [...new Set(ids)], scope), scope);
}

async function present(db: Queryable, rows: readonly ProductRow[], scope: ProductScope): Promise<ReadProduct[]> {
  if (scope.hidden) return rows.map(presentProduct);
  const whole = (await withoutHidden(db, rows)).map(presentProduct);
  const items: ReadProduct[] = (await showsPrices(db)) ? whole : whole.map(withoutPrices);
  const named = items.flatMap(({ children }) => children.map(({ item }) => item));
  const seen = await findProductIds(db, named, scope);
  return items.map((item) => ({
    ...item,
    children: item.children.filter((child) => seen.has(child.item)),
  }));
}

const showsPrices = async (db: Queryable): Promise<boolean> => (await getSettings(db)).settings.shop.showPrice;
