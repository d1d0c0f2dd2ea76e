// Procedures for products. The procedures of the shop's pages are in server/shop/ordering/shop-router.ts.
import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { can } from "#contract/values/permissions.ts";
import {
  createProductInput,
  duplicateProductInput,
  listProductsInput,
  sortProductsInput,
  updateProductInput,
} from "#contract/shop/products.ts";
import { importProductsInput, previewProductsInput } from "#contract/shop/product-csv.ts";
import { id } from "#contract/fields/text.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import type { Context } from "../../kernel/context.ts";
import { may, router } from "../../kernel/trpc.ts";
import { importProducts, previewImport } from "./csv/import-products.ts";
import { findPresented, listPresented } from "./read-products.ts";
import { changeProduct, createProduct, deleteProducts, duplicateProduct } from "./save-product.ts";
import { readOwnMaker } from "./own-maker.ts";
import { sortProducts } from "./sort-products.ts";
import { listProductTags, type ProductScope } from "./store.ts";

/** Guests see no hidden products, and no products while the shop is off. @throws notFound (C404) */
async function scopeOf({
  viewer,
  services,
  isGuestView,
}: Pick<Context, "viewer" | "services" | "isGuestView">): Promise<ProductScope> {
  const hidden = !isGuestView && can(viewer, "read", "hiddenProducts");
  if (!hidden) await requireOn(services.database.db, "shop");
  return { hidden };
}

const oneId = z.object({ id });
const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });

export const productsRouter = router({
  list: may("read", "products")
    .input(listProductsInput)
    .query(async ({ ctx, input }) => listPresented(ctx.services.database.db, input, await scopeOf(ctx))),
  byId: may("read", "products")
    .input(oneId)
    .query(async ({ ctx, input }) => {
      const [product] = await findPresented(ctx.services.database.db, [input.id], await scopeOf(ctx));
      if (!product) throw new AppError("notFound");
      return product;
    }),
  byIds: may("read", "products")
    .input(manyIds)
    .query(async ({ ctx, input }) => findPresented(ctx.services.database.db, input.ids, await scopeOf(ctx))),
  tags: may("read", "products").query(async ({ ctx }) =>
    listProductTags(ctx.services.database.db, await scopeOf(ctx), limits.listMax),
  ),
  /** The association as the maker of goods, for new products. */
  ownMaker: may("create", "products").query(({ ctx }) => readOwnMaker(ctx.services.database.db)),
  create: may("create", "products")
    .input(createProductInput)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  update: may("update", "products")
    .input(updateProductInput)
    .mutation(({ ctx, input }) => changeProduct(ctx, input)),
  remove: may("remove", "products")
    .input(oneId)
    .mutation(async ({ ctx, input }) => {
      await deleteProducts(ctx, [input.id]);
      return { id: input.id };
    }),
  removeMany: may("remove", "products")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await deleteProducts(ctx, input.ids) })),
  duplicate: may("create", "products")
    .input(duplicateProductInput)
    .mutation(({ ctx, input }) => duplicateProduct(ctx, input)),
  previewImport: may("update", "products")
    .input(previewProductsInput)
    .mutation(({ ctx, input }) => previewImport(ctx, input.text)),
  import: may("update", "products")
    .input(importProductsInput)
    .mutation(({ ctx, input }) => importProducts(ctx, input)),
  sort: may("update", "products")
    .input(sortProductsInput)
    .mutation(({ ctx, input }) => sortProducts(ctx, input.ids)),
});
