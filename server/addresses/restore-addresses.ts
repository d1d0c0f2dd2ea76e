// The addresses of an entry that comes back from the bin: its own, as far as nobody has taken them meanwhile.
import { eq } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { insertJsonWhereFree } from "../bin/carried-rows.ts";
import { type Addressed, keepAddress } from "./keep-address.ts";

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
  }
  return keepAddress(tx, entry, at);
}
