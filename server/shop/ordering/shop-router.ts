import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { isId, isSegment } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { cartLines, priceInput } from "#contract/shop/cart.ts";
import { typedCode } from "#contract/shop/coupons.ts";
import { createOrderInput } from "#contract/shop/orders.ts";
import { updateTaxSettingsInput } from "#contract/shop/settings.ts";
import { id, pageInput, tagPath } from "#contract/fields/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { findUsable } from "../pricing/redeem-coupon.ts";
import { placeOrder } from "./place-order.ts";
import { listNamedTags } from "../products/store.ts";
import { readDoor } from "../products/door.ts";
import { readItem, readItems, readShelf } from "../products/shelf.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readMissingParts } from "./missing-parts.ts";
import { readPrice } from "../pricing/read-price.ts";
import { readShort } from "./read-short.ts";
import { taxSettings } from "../pricing/taxes.ts";
import { readTerms } from "../pricing/terms.ts";
import { readTaxLimits } from "../reports/tax-limits.ts";
import { readSmallBusiness } from "../reports/turnover.ts";

/** A product's id, or its readable address without '/shop/'. Any other text becomes '', which matches no product. */
const productPlace = z.string().transform((place) => (isId(place) || isSegment(place) ? place : ""));

const shelfInput = z.object({
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  limit: pageInput.limit,
  skip: pageInput.skip,
});

export const shopRouter = router({
  shelf: may("read", "products")
    .input(shelfInput)
    .query(({ ctx, input }) => readShelf(ctx.services.database.db, input, ctx.services.now())),
  item: may("read", "products")
    .input(z.object({ place: productPlace }))
    .query(async ({ ctx, input }) => {
      const item = await readItem(ctx.services.database.db, input.place, ctx.services.now());
      if (!item) throw new AppError("notFound");
      return item;
    }),
  items: may("read", "products")
    .input(z.object({ ids: z.array(id).max(limits.cartLines) }))
    .query(({ ctx, input }) => readItems(ctx.services.database.db, input.ids, ctx.services.now())),
  door: may("read", "products").query(({ ctx: { services, content } }) =>
    readDoor(services.database.db, services.now(), content),
  ),
  tags: may("read", "products").query(({ ctx }) =>
    listNamedTags(ctx.services.database.db, { hidden: false }, limits.listMax),
  ),
  terms: may("read", "products").query(({ ctx }) => readTerms(ctx.services.database.db, ctx.services.now())),
  short: may("read", "products")
    .input(z.object({ items: cartLines }))
    .query(({ ctx, input }) => readShort(ctx, input.items)),
  price: may("read", "products")
    .input(priceInput)
    .query(({ ctx, input }) => readPrice(ctx, input)),
  coupon: may("read", "products")
    .input(z.object({ coupon: typedCode }))
    .query(({ ctx, input }) => findUsable(ctx, input.coupon)),
  order: may("create", "orders")
    .input(createOrderInput)
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
});

/** These procedures also work while the shop is off. */
export const shopSettingsRouter = router({
  /** The turnover and the small-business limits (§ 19 UStG); null if the shop is off, or not a small business. */
  smallBusiness: may("update", "settings").query(async ({ ctx: { services } }) => {
    const { db } = services.database;
    return readSmallBusiness(db, (await getSettings(db)).settings, services.now());
  }),
  /** Null while the shop is off. */
  taxLimits: may("update", "settings").query(({ ctx: { services } }) =>
    readTaxLimits(services.database.db, services.now()),
  ),
  missing: may("update", "settings").query(({ ctx }) => readMissingParts(ctx.services.database.db, ctx.services.now())),
  taxes: may("update", "settings").query(({ ctx }) => taxSettings.read(ctx.services.database.db)),
  updateTaxes: may("update", "settings")
    .input(updateTaxSettingsInput)
    .mutation(({ ctx, input }) => taxSettings.update(ctx, input)),
});
