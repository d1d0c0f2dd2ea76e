// The addresses of an entry that comes back from the bin: its own, as far as nobody has taken them meanwhile.
import { eq } from "drizzle-orm";
import { isOwnPage } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { insertJsonWhereFree } from "../../kernel/bin/carried-rows.ts";
import { type Addressed, keepAddress, takeFree } from "./keep-address.ts";
import { currentAddresses } from "./store.ts";

/** @returns the current one */
export async function restoreAddresses(
  tx: Tx,
  entry: Addressed,
  rows: readonly Record<string, unknown>[],
  at: Date,
): Promise<string | null> {
  if (rows.length > 0) {
    // What it got when it was inserted gives way to what it had.
    await tx.delete(addresses).where(eq(addresses.entryId, entry.id));
    await insertJsonWhereFree(tx, addresses, rows);
    await takeLike(tx, entry, rows, at);
  }
  return keepAddress(tx, entry, at);
}

/** A page of the site's own is found by its address alone: if its own is taken, it gets the next one that is free. */
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
