// Stores which prices guests could see at which time, and calculates struck-through prices from this history.
import { asc, desc, inArray, isNotNull, sql } from "drizzle-orm";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { ProductFields } from "#contract/shop/products.ts";
import type { Tx } from "#db/open.ts";
import { productPrices, products, shopPriceTimes } from "#db/schema/products.ts";
import { lowestBeforeReduction } from "./lowest-price.ts";
import type { ProductRow, VariantRow } from "./fields.ts";

type Shown = Pick<ProductRow, "price" | "hidden"> & { variants: readonly Pick<VariantRow, "price">[] };

/** True if a variant has its own price. The product then has no single price, and no price is struck through. */
export const hasOwnPrices = ({ variants }: Pick<Shown, "variants">): boolean =>
  variants.some(({ price }) => price !== null);

/** The price that guests see. null for a hidden product, and for a product with a variant that has its own price. */
export const seenPrice = (row: Shown): number | null => (row.hidden || hasOwnPrices(row) ? null : row.price);

export async function dropPrices(tx: Tx, ids?: readonly string[]): Promise<void> {
  await tx.delete(productPrices).where(ids && inArray(productPrices.productId, [...ids]));
}

export async function storePrices(tx: Tx, rows: readonly (Shown & { id: string; since: Date })[]): Promise<void> {
  await tx
    .insert(productPrices)
    .values(rows.map((row) => ({ productId: row.id, since: row.since, cents: seenPrice(row) })))
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.since],
      set: { cents: sql`excluded.cents` },
    });
}

type Reduced = Pick<ProductRow, "id" | "price" | "offerFrom">;

/** @returns for each id the lowest price before the current reduction; null if the price is not reduced */
export async function lowestPrices(tx: Tx, rows: readonly Reduced[], at: Date): Promise<Map<string, number | null>> {
  const ids = rows.map(({ id }) => id);
  const ofThem = inArray(productPrices.productId, ids);
  const stored = await tx.select().from(productPrices).where(ofThem).orderBy(asc(productPrices.since));
  const shown = await tx.select().from(shopPriceTimes).orderBy(asc(shopPriceTimes.since));
  const byId = Map.groupBy(stored, ({ productId }) => productId);
  return new Map(
    rows.map(({ id, price, offerFrom }) => {
      const current = { cents: price, at };
      return [id, lowestBeforeReduction({ prices: byId.get(id) ?? [], shown, current, offerFrom })];
    }),
  );
}

export async function storeShown(tx: Tx, shown: boolean, since: Date): Promise<void> {
  const [last] = await tx.select().from(shopPriceTimes).orderBy(desc(shopPriceTimes.since)).limit(1);
  if ((last?.shown ?? false) === shown) return;
  await tx
    .insert(shopPriceTimes)
    .values({ since, shown })
    .onConflictDoUpdate({ target: shopPriceTimes.since, set: { shown } });
}

/** @returns by product id the new struck-through prices that differ from the stored ones */
export async function otherLowest(tx: Tx, at: Date): Promise<Map<string, number | null>> {
  const { id, price, offerFrom, lowest30 } = products;
  const rows = await tx.select({ id, price, offerFrom, lowest30 }).from(products).where(isNotNull(lowest30));
  const lowest = await lowestPrices(tx, rows, at);
  return new Map([...lowest].filter(([other, cents]) => rows.find((row) => row.id === other)?.lowest30 !== cents));
}

type Offer = ProductFields["offer"];
type Stored = Pick<ProductRow, "offerUntil" | "offerFrom">;

/** @returns the stored first day if the offer already runs, otherwise today; null if there is no offer */
export function offerStart(offer: Offer, before: Stored | null, at: Date): string | null {
  if (offer === null) return null;
  const today = localDay(at);
  const goesOn = before?.offerUntil !== undefined && before.offerUntil !== null && before.offerUntil >= today;
  return goesOn ? before.offerFrom : today;
}

/** @throws invalid (C200) for a changed last day that is in the past, or more than `limits.offerDays` ahead */
export function refuseOtherDays(offer: Offer, before: Stored | null, at: Date): void {
  if (offer === null || offer.until === before?.offerUntil) return;
  const today = localDay(at);
  if (offer.until >= today && offer.until <= dayAfter(today, limits.offerDays)) return;
  const problem = { key: "offerDay", values: { max: limits.offerDays } } as const;
  throw new AppError("invalid", { fields: { "offer.until": problem } });
}

export const isOffered = ({ offerUntil }: Pick<ProductRow, "offerUntil">, today: string): boolean =>
  offerUntil !== null && offerUntil >= today;
