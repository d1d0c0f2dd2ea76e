// Procedures of the shop: for guests, as its pages show it; and the rates of VAT for administrators.
import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { cartLines, priceInput } from "#contract/shop/cart.ts";
import { createOrderInput } from "#contract/shop/orders.ts";
import { updateTaxSettingsInput } from "#contract/shop/settings.ts";
import { id, pageInput, tagPath } from "#contract/fields/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { placeOrder } from "./place-order.ts";
import { listNamedTags } from "../products/store.ts";
import { readItem, readItems, readShelf } from "../products/shelf.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readMissingParts } from "./missing-parts.ts";
import { readPrice } from "../pricing/read-price.ts";
import { readShort } from "./read-short.ts";
import { taxSettings } from "../pricing/taxes.ts";
import { readTerms } from "../pricing/terms.ts";
import { readSmallBusiness } from "../reports/turnover.ts";

const shelfInput = z.object({
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  limit: pageInput.limit,
  skip: pageInput.skip,
});

export const shopRouter = router({
  /** The products of a tag, or all, with their first pictures. */
  shelf: may("read", "products")
    .input(shelfInput)
    .query(({ ctx, input }) => readShelf(ctx.services.database.db, input, ctx.services.now())),
  /** A product with everything that belongs to it. */
  item: may("read", "products")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const item = await readItem(ctx.services.database.db, input.id, ctx.services.now());
      if (!item) throw new AppError("notFound");
      return item;
    }),
  /** The products of a cart; what is gone is left out. */
  items: may("read", "products")
    .input(z.object({ ids: z.array(id).max(limits.cartLines) }))
    .query(({ ctx, input }) => readItems(ctx.services.database.db, input.ids, ctx.services.now())),
  /** The tags of the shelf, with their English names. */
  tags: may("read", "products").query(({ ctx }) =>
    listNamedTags(ctx.services.database.db, { hidden: false }, limits.listMax),
  ),
  /** What can be chosen: payment, delivery, countries; and the rates of today. */
  terms: may("read", "products").query(({ ctx }) => readTerms(ctx.services.database.db, ctx.services.now())),
  /** The lines of a cart of which there is not enough. */
  short: may("read", "products")
    .input(z.object({ items: cartLines }))
    .query(({ ctx, input }) => readShort(ctx, input.items)),
  /** What a cart costs. */
  price: may("read", "products")
    .input(priceInput)
    .query(({ ctx, input }) => readPrice(ctx, input)),
  /** Buys it. */
  order: may("create", "orders")
    .input(createOrderInput)
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
});

/** For administrators, also while the shop is off. */
export const shopSettingsRouter = router({
  /** How near the limits of a small business are; null if the shop is none. */
  smallBusiness: may("update", "config").query(async ({ ctx: { services } }) => {
    const { db } = services.database;
    return readSmallBusiness(db, (await getSettings(db)).settings, services.now());
  }),
  /** What should be there before the shop opens. */
  missing: may("update", "config").query(({ ctx }) => readMissingParts(ctx.services.database.db, ctx.services.now())),
  taxes: may("update", "config").query(({ ctx }) => taxSettings.read(ctx.services.database.db)),
  updateTaxes: may("update", "config")
    .input(updateTaxSettingsInput)
    .mutation(({ ctx, input }) => taxSettings.update(ctx, input)),
});
