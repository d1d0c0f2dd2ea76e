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
    // The insertion of the entry may have created an address. The addresses from the bin replace it.
    await tx.delete(addresses).where(eq(addresses.entryId, entry.id));
    await insertJsonWhereFree(tx, addresses, rows);
    await takeLike(tx, entry, rows, at);
  }
  return keepAddress(tx, entry, at);
}

/** A page that users have added needs an address. If its address is taken, the page gets the next free address. */
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
