// Readable addresses of products. Former addresses are in the table `addresses`, and redirect to the product.
import { and, eq, inArray, isNotNull, isNull, like, sql } from "drizzle-orm";
import { addressKey } from "#contract/values/addresses.ts";
import { shopItemPath } from "#contract/values/pages.ts";
import { DAY_MS } from "#contract/values/time.ts";
import { addressFrom, addressStart } from "#contract/shop/product-address.ts";
import type { ProductFields } from "#contract/shop/products.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { products } from "#db/schema/products.ts";
import { firstFree } from "../../content/addresses/keep-address.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";

/** Serialises the assignment, because two products with the same title could claim the same address. */
const LOCK = 7_310_462;

export type Addressed = Pick<ProductFields, "title" | "hidden" | "address"> & { id: string };

/**
 * Keeps given addresses. Assigns an address from the title to each other product that guests can see.
 * @returns one address for each product; null for a hidden product without one
 * @throws invalid (C200) if another product has, or had, a given address, or if users redirect the address
 */
export async function addressesOf(tx: Tx, all: readonly Addressed[]): Promise<(string | null)[]> {
  if (all.every(({ address, hidden }) => address === null && hidden)) return all.map(() => null);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const owners = await readOwners(tx);
  return all.map(({ id, title, hidden, address: given }) => {
    if (given === null && hidden) return null;
    const isTaken = given !== null && (owners.get(addressKey(given)) ?? id) !== id;
    if (isTaken) throw new AppError("invalid", { fields: { address: { key: fieldKeys.addressTaken } } });
    const address = given ?? firstFree(addressFrom(title), new Set(owners.keys()));
    owners.set(addressKey(address), id);
    return address;
  });
}

/** @returns for each current or former address of a product its key and the product's id */
async function readOwners(db: Queryable): Promise<Map<string, string>> {
  const current = await db
    .select({ id: products.id, path: products.address })
    .from(products)
    .where(isNotNull(products.address));
  const former = await db
    .select({ key: addresses.key, target: addresses.target })
    .from(addresses)
    .where(like(addresses.key, `${addressStart}%`));
  return new Map([
    ...former.map(({ key, target }) => [key, target?.slice(addressStart.length) ?? ""] as const),
    ...current.map(({ id, path }) => [addressKey(path ?? ""), id] as const),
  ]);
}

/**
 * Lets the former address redirect to the product. If the product gets a former address again, this address no longer
 * redirects.
 */
export async function moveAddress(tx: Tx, before: Addressed, address: string | null, at: Date): Promise<void> {
  if (before.address === address) return;
  const target = shopItemPath(before.id);
  if (address !== null)
    await tx.delete(addresses).where(and(eq(addresses.key, addressKey(address)), eq(addresses.target, target)));
  if (before.address === null) return;
  const row = { path: before.address, target, isCurrent: false, byHand: false, answersFrom: at, created: at };
  await tx.insert(addresses).values({ key: addressKey(before.address), ...row });
}

export async function removeFormerAddresses(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(addresses).where(inArray(addresses.target, ids.map(shopItemPath)));
}

/** Number of products per transaction. A small number keeps locks short. */
const BATCH = 100;

/** Assigns addresses to visible products without one, the oldest first. Earlier releases had no readable addresses. */
export async function nameProducts({ database: { db } }: Pick<Services, "database">): Promise<number> {
  for (let named = 0; ;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: products.id, title: products.title, hidden: products.hidden, address: products.address })
        .from(products)
        .where(and(isNull(products.address), eq(products.hidden, false)))
        .orderBy(products.id)
        .limit(BATCH)
        .for("update");
      const found = await addressesOf(tx, rows);
      for (const [index, { id }] of rows.entries())
        await tx
          .update(products)
          .set({ address: found[index] ?? null })
          .where(eq(products.id, id));
      if (rows.length > 0) await publicChange(tx, "products", null, found);
      return rows.length;
    });
    if (count === 0) return named;
    named += count;
  }
}

/** Runs at the start, and then once a day. */
export const productAddresses = repeated("product addresses", DAY_MS, nameProducts);
