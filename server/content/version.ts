// Counts every change that a guest could see, and tells the processes that cache pages.
import { eq, sql } from "drizzle-orm";
import { markContentChanged, type Tx } from "#db/open.ts";
import { contentVersion } from "#db/schema/config.ts";

/** The channel that caches listen on; its payload is the new version. */
export const CONTENT_CHANNEL = "content";

const ROW = 1;

/**
 * Part of the transaction that changes something public, which every file is that has an id: downloads
 * know no lists. The count rises, and listeners are told, when that commits. The row stays locked until
 * then, so call it late.
 */
export async function bumpContentVersion(tx: Tx): Promise<void> {
  const [bumped] = await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, ROW))
    .returning({ version: contentVersion.version });
  if (!bumped) throw new Error("the content version has no row: insertSingletons was not run");
  markContentChanged();
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${String(bumped.version)})`);
}
