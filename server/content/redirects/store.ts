import { and, count, desc, eq, ilike, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { addressKey } from "#contract/values/addresses.ts";
import { listTags } from "#contract/values/pages.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { addresses, missedAddresses } from "#db/schema/addresses.ts";
import { entries } from "#db/schema/entries.ts";
import { products } from "#db/schema/products.ts";
import { isPublicAt } from "../entries/public-at.ts";
import { likePattern } from "../../kernel/search/pattern.ts";
import { addressColumn } from "../addresses/store.ts";
import { entryColumns } from "../entries/store.ts";
import { isTargetOf } from "../addresses/product-target.ts";

type Page = { limit: number; skip: number };

const matching = (q: string): SQL | undefined =>
  and(
    not(addresses.isCurrent),
    q === "" ? undefined : or(ilike(addresses.path, likePattern(q)), ilike(addresses.target, likePattern(q))),
  );

/** Lists redirects that users added, and then former addresses. */
export async function listRedirects(db: Queryable, { q, limit, skip }: Page & { q: string }) {
  const rows = await db
    .select({
      address: addresses,
      entry: { id: entries.id, title: entries.title, tags: entryColumns.tags, address: addressColumn },
      product: { id: products.id, title: products.title, address: products.address },
    })
    .from(addresses)
    .leftJoin(entries, eq(entries.id, addresses.entryId))
    .leftJoin(products, isTargetOf(addresses.target))
    .where(matching(q))
    .orderBy(desc(addresses.byHand), desc(addresses.created), addresses.key)
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(addresses).where(matching(q));
  return { rows, total: counted?.total ?? 0 };
}

export async function countRedirects(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(addresses)
    .where(and(addresses.byHand, not(addresses.isCurrent)));
  return counted?.total ?? 0;
}

export type NewRedirect = { from: string; entryId: string | null; target: string | null; at: Date };

export async function insertRedirect(tx: Tx, { from, entryId, target, at }: NewRedirect): Promise<boolean> {
  const stored = await tx
    .insert(addresses)
    .values({
      key: addressKey(from),
      path: from,
      entryId,
      target,
      isCurrent: false,
      byHand: true,
      answersFrom: at,
      created: at,
    })
    .onConflictDoNothing()
    .returning({ key: addresses.key });
  await tx.delete(missedAddresses).where(eq(missedAddresses.key, addressKey(from)));
  return stored.length > 0;
}

export async function redirectsTo(db: Queryable, key: string): Promise<boolean> {
  const found = await db
    .select({ key: addresses.key })
    .from(addresses)
    .where(and(isNotNull(addresses.target), sql`lower(${addresses.target}) = ${key}`))
    .limit(1);
  return found.length > 0;
}

/** @returns a target with which the redirect can be added again; null if there is no such redirect */
export async function removeRedirect(tx: Tx, key: string): Promise<{ from: string; to: string } | null> {
  const [gone] = await tx
    .delete(addresses)
    .where(and(eq(addresses.key, key), not(addresses.isCurrent)))
    .returning();
  return gone ? { from: gone.path, to: gone.target ?? `/${listTags[0]}/${gone.entryId}` } : null;
}

export async function listMissed(db: Queryable, { limit, skip }: Page) {
  const rows = await db
    .select()
    .from(missedAddresses)
    .orderBy(desc(missedAddresses.times), desc(missedAddresses.last), missedAddresses.key)
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(missedAddresses);
  return { rows, total: counted?.total ?? 0 };
}

export async function listAddressed(db: Queryable, { at, limit }: { at: Date; limit: number }) {
  return db
    .select({ path: addresses.path, title: entries.title })
    .from(addresses)
    .innerJoin(entries, eq(entries.id, addresses.entryId))
    .where(and(addresses.isCurrent, isPublicAt(at)))
    .orderBy(desc(entries.publishDate), entries.id)
    .limit(limit);
}
