import type { Picture } from "#contract/schemas/files.ts";
import type { Product } from "#contract/shop/products.ts";
import { type ShopProduct, shopProductOf, type ShopView } from "#contract/shop/shop-product.ts";
import { fieldsOf, type ProductRow } from "./fields.ts";

export type ShelfItem = ShopProduct & { picture: Picture | null };

export function presentProduct(row: ProductRow): Product {
  const { id, lowest30, updated, version } = row;
  return { id, ...fieldsOf(row), lowest30, updated: updated.toISOString(), version };
}

export const presentShopProduct = (row: ProductRow, shop: ShopView): ShopProduct =>
  shopProductOf(presentProduct(row), shop);
