import { and, desc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { addressKey, decodedPath } from "#contract/values/addresses.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { entries } from "#db/schema/entries.ts";

export type AddressRow = typeof addresses.$inferSelect;

export const addressColumn = sql<string | null>`(select ${addresses.path} from ${addresses}
  where ${addresses.entryId} = ${entries.id} and ${addresses.isCurrent})`;

/** SQL condition: this path is the address of the entry, or redirects to the entry. */
export const standsAt = (path: string): SQL =>
  sql`${entries.id} = (select ${addresses.entryId} from ${addresses} where ${addresses.key} = ${addressKey(path)})`;

export async function findAddress(db: Queryable, path: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.key, addressKey(path)));
  return row ?? null;
}

/**
 * Finds the redirect from a path. Also tries the trimmed path, 'ß' instead of 'SS', and blanks and '+' in place of each
 * other.
 * @param path decoded
 */
export async function findRedirecting(db: Queryable, path: string): Promise<AddressRow | null> {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  const trimmed = path.trim();
  const spellings = [
    trimmed,
    trimmed.replaceAll("SS", "ß"),
    trimmed.replaceAll("+", " "),
    trimmed.replaceAll(" ", "+"),
  ];
  const keys = [path, decodedPath(encoded) ?? path, ...spellings].map(addressKey);
  const rows = await listAddressesAt(db, [...new Set(keys)]);
  return keys.map((asked) => rows.find(({ key }) => key === asked)).find((row) => row !== undefined) ?? null;
}

export function listAddressesAt(db: Queryable, keys: readonly string[]): Promise<AddressRow[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(addresses)
    .where(inArray(addresses.key, [...keys]));
}

export async function currentAddresses(db: Queryable, ids: readonly string[]): Promise<Map<string, AddressRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(addresses)
    .where(and(inArray(addresses.entryId, [...ids]), addresses.isCurrent));
  return new Map(rows.map((row) => [row.entryId ?? "", row]));
}

export async function takenKeys(db: Queryable, path: string, entryId: string): Promise<Set<string>> {
  const key = addressKey(path);
  const rows = await db
    .select({ key: addresses.key })
    .from(addresses)
    .where(
      and(
        or(eq(addresses.key, key), like(addresses.key, `${key.replace(/[\\%_]/gu, "\\$&")}-%`)),
        sql`${addresses.entryId} is distinct from ${entryId}`,
      ),
    )
    .limit(MOST_ALIKE);
  return new Set(rows.map((row) => row.key));
}

const MOST_ALIKE = 10_000;

/** @returns false if the address is taken */
export async function claimAddress(
  tx: Tx,
  entryId: string,
  { path, byHand, answersFrom, at }: { path: string; byHand: boolean; answersFrom: Date | null; at: Date },
): Promise<boolean> {
  const current = { path, isCurrent: true, byHand, answersFrom };
  const stored = await tx
    .insert(addresses)
    .values({ key: addressKey(path), entryId, created: at, ...current })
    .onConflictDoUpdate({ target: addresses.key, set: current, setWhere: eq(addresses.entryId, entryId) })
    .returning({ key: addresses.key });
  return stored.length > 0;
}

/** Removes the address, so that a fixed page can answer there. */
export async function freeAddress(tx: Tx, path: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.key, addressKey(path)));
}

/** If guests could already open the address, it becomes a redirect. Otherwise it is removed. */
export async function leaveAddress(tx: Tx, row: AddressRow, at: Date): Promise<void> {
  const isKnown = row.answersFrom !== null && row.answersFrom <= at;
  const where = eq(addresses.key, row.key);
  if (isKnown) await tx.update(addresses).set({ isCurrent: false, byHand: false }).where(where);
  else await tx.delete(addresses).where(where);
}

export async function setAnswersFrom(tx: Tx, key: string, answersFrom: Date | null): Promise<void> {
  await tx.update(addresses).set({ answersFrom }).where(eq(addresses.key, key));
}

export function listAddresses(db: Queryable, entryId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.entryId, entryId))
    .orderBy(desc(addresses.isCurrent), desc(addresses.created), addresses.key);
}
