// Restores the addresses of an entry from the bin, except addresses that other entries got since its removal.
import { eq } from "drizzle-orm";
import { isOwnPage } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { insertJsonWhereFree } from "../../kernel/bin/carried-rows.ts";
import { type Addressed, keepAddress, takeFree } from "./keep-address.ts";
import { currentAddresses } from "./store.ts";

/** @returns the current address; null if the entry has none */
export async function restoreAddresses(
  tx: Tx,
  entry: Addressed,
  rows: readonly Record<string, unknown>[],
  at: Date,
): Promise<string | null> {
  if (rows.length > 0) {
    // Inserting the entry created an address; the former addresses replace it.
    await tx.delete(addresses).where(eq(addresses.entryId, entry.id));
    await insertJsonWhereFree(tx, addresses, rows);
    await takeLike(tx, entry, rows, at);
  }
  return keepAddress(tx, entry, at);
}

/** The site's own pages are reachable only by their address, so a taken address is replaced by the next free one. */
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
