// Reports that a transaction changes what guests see, so that caches drop it.
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { markContentChanged, type Tx } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

/** The channel that caches listen on; its payload is the topic. */
export const CONTENT_CHANNEL = "content";

/**
 * Part of the transaction that writes. Stores call it wherever they write a row that guests may see, so that no
 * such row can change without it. Caches are told when the transaction has committed.
 * @param before what guests saw of the row; null for nothing
 * @param after what they see of it from now on; equal to `before`: nothing is reported
 */
export async function publicChange(tx: Tx, topic: ContentTopic, before: unknown, after: unknown): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  markContentChanged(topic);
  // PostgreSQL sends the same topic only once per transaction.
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${topic})`);
}
