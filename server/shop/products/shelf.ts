import { localDay } from "#contract/values/clock-of-place.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { ShopProduct } from "#contract/shop/shop-product.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { picturesById } from "../../content/entries/pictures.ts";
import { presentShopProduct, type ShelfItem } from "./present.ts";
import { findProductAt, findProducts, listProducts, type ProductRow } from "./store.ts";
import { withoutHidden } from "./without-hidden.ts";

const forGuests = { hidden: false };

export type ShopItem = {
  product: ShopProduct;
  pictures: Picture[];
  downloads: Picture[];
  related: ShelfItem[];
  bundled: ShelfItem[];
};

export async function readShelf(
  db: Queryable,
  { tags, limit, skip }: { tags: string[]; limit: number; skip: number },
  now: Date,
): Promise<{ items: ShelfItem[]; total: number }> {
  const { rows, total } = await listProducts(db, { tags, limit, skip, sort: "order" }, forGuests);
  return { items: await shelfItems(db, rows, now), total };
}

export async function readItems(db: Queryable, ids: readonly string[], now: Date): Promise<ShelfItem[]> {
  return shelfItems(db, await findProducts(db, [...new Set(ids)], forGuests), now);
}

/**
 * @param place a product's id, or its readable address without '/shop/'
 * @returns null if guests cannot see the product
 */
export async function readItem(db: Queryable, place: string, now: Date): Promise<ShopItem | null> {
  const found = await findProductAt(db, place, forGuests);
  const [row] = found ? await withoutHidden(db, [found]) : [];
  if (!row) return null;
  const ofKind = (kind: "related" | "bundled") =>
    row.children.filter((child) => child.kind === kind).map(({ item }) => item);
  const files = await picturesById(db, [...row.images, ...row.downloads]);
  const shown = (ids: readonly string[]): Picture[] => ids.flatMap((file) => files[file] ?? []);
  return {
    product: presentShopProduct(row, await readShop(db, now)),
    pictures: shown(row.images),
    downloads: shown(row.downloads),
    related: await readItems(db, ofKind("related"), now),
    bundled: await readItems(db, ofKind("bundled"), now),
  };
}

async function shelfItems(db: Queryable, found: readonly ProductRow[], now: Date): Promise<ShelfItem[]> {
  const rows = await withoutHidden(db, found);
  const pictures = await picturesById(
    db,
    rows.flatMap(({ images }) => images.slice(0, 1)),
  );
  const shop = await readShop(db, now);
  return rows.map((row) => ({ ...presentShopProduct(row, shop), picture: pictures[row.images[0] ?? ""] ?? null }));
}

async function readShop(db: Queryable, now: Date) {
  const { shop } = (await getSettings(db)).settings;
  return { showsPrices: shop.showPrice, today: localDay(now) };
}
