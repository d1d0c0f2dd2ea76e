import { eq } from "drizzle-orm";
import { isOwnPage } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { insertJsonWhereFree } from "../../kernel/bin/carried-rows.ts";
import { type Addressed, keepAddress, takeFree } from "./keep-address.ts";
import { currentAddresses } from "./store.ts";

export async function restoreAddresses(
  tx: Tx,
  entry: Addressed,
  rows: readonly Record<string, unknown>[],
  at: Date,
): Promise<string | null> {
  if (rows.length > 0) {
    // Inserting the entry may have created an address. The addresses from the bin replace this address.
    await tx.delete(addresses).where(eq(addresses.entryId, entry.id));
    await insertJsonWhereFree(tx, addresses, rows);
    await takeLike(tx, entry, rows, at);
  }
  return keepAddress(tx, entry, at);
}

/**
 * Pages that users have added need an address. If another page has taken the old address, adds a number to this
 * address.
 */
async function takeLike(
  tx: Tx,
  { id, tags }: Addressed,
  rows: readonly Record<string, unknown>[],
  at: Date,
): Promise<void> {
  if (!isOwnPage(tags) || (await currentAddresses(tx, [id])).has(id)) return;
  const { path } = rows.find((row) => row["is_current"] === true) ?? rows[0] ?? {};
  if (typeof path === "string") await takeFree(tx, id, path, { byHand: true, answersFrom: null, at });
}
