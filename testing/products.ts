import type { z } from "zod";
import { v7 as newId } from "uuid";
import { createProductInput, type Product } from "#contract/shop/products.ts";
import type { Db } from "#db/open.ts";
import { presentProduct } from "#server/shop/products/present.ts";
import { insertNew } from "#server/shop/products/save-product.ts";

export function storeProduct(db: Db, fields: Partial<z.input<typeof createProductInput>> = {}): Promise<Product> {
  const input = createProductInput.parse({ title: "Apfelsaft", price: 350, size: 1, deposit: 15, ...fields });
  return db.transaction(async (tx) => presentProduct(await insertNew(tx, newId(), input, new Date())));
}
