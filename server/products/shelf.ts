// The shop as guests see it: the shelf, and one product with everything that belongs to it.
import type { Picture } from "#contract/files.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../config/store.ts";
import { picturesById } from "../entries/pictures.ts";
import { presentShopProduct, type ShelfItem, type ShopProduct } from "./present.ts";
import { findProduct, findProducts, listProducts, type ProductRow } from "./store.ts";

const forGuests = { hidden: false };

export type ShopItem = {
  product: ShopProduct;
  pictures: Picture[];
  downloads: Picture[];
  related: ShelfItem[];
  bundled: ShelfItem[];
};

/** All products of a tag, or of the whole shop, in its order. */
export async function readShelf(
  db: Queryable,
  { tags, limit, skip }: { tags: string[]; limit: number; skip: number },
): Promise<{ items: ShelfItem[]; total: number }> {
  const { rows, total } = await listProducts(db, { tags, limit, skip, sort: "order" }, forGuests);
  return { items: await shelfItems(db, rows), total };
}

/** What a cart shows of its lines; what is gone is left out. */
export async function readItems(db: Queryable, ids: readonly string[]): Promise<ShelfItem[]> {
  return shelfItems(db, await findProducts(db, [...new Set(ids)], forGuests));
}

/** @returns null if guests do not see it */
export async function readItem(db: Queryable, id: string): Promise<ShopItem | null> {
  const row = await findProduct(db, id, forGuests);
  if (!row) return null;
  const ofKind = (kind: "related" | "bundled") =>
    row.children.filter((child) => child.kind === kind).map(({ item }) => item);
  const files = await picturesById(db, [...row.images, ...row.downloads]);
  const shown = (ids: readonly string[]): Picture[] => ids.flatMap((file) => files[file] ?? []);
  return {
    product: presentShopProduct(row, await showsPrices(db)),
    pictures: shown(row.images),
    downloads: shown(row.downloads),
    related: await readItems(db, ofKind("related")),
    bundled: await readItems(db, ofKind("bundled")),
  };
}

async function shelfItems(db: Queryable, rows: readonly ProductRow[]): Promise<ShelfItem[]> {
  const pictures = await picturesById(
    db,
    rows.flatMap(({ images }) => images.slice(0, 1)),
  );
  const isPriced = await showsPrices(db);
  return rows.map((row) => ({ ...presentShopProduct(row, isPriced), picture: pictures[row.images[0] ?? ""] ?? null }));
}

const showsPrices = async (db: Queryable): Promise<boolean> => (await getSettings(db)).settings.shop.showPrice;
