import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { markContentChanged, type Tx } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

/** The NOTIFY channel of the caches. The payload is the topic. */
export const CONTENT_CHANNEL = "content";

/**
 * Stores must call this wherever they write a row that guests may see. Caches are notified after the commit.
 * @param before the row that guests saw; null if guests saw none
 * @param after the row that guests will see; if it equals `before`, the function reports no change
 */
export async function publicChange(tx: Tx, topic: ContentTopic, before: unknown, after: unknown): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  markContentChanged(topic);
  // A transaction may call this often, because PostgreSQL sends equal notifications only once per transaction.
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${topic})`);
}
