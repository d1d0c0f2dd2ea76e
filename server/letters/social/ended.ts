// When the publication of an entry ends, nothing writes to the entry. So this job finds ended entries and removes their
// posts.
import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { sharedPosts } from "#db/schema/social.ts";
import type { Services } from "../../kernel/context.ts";
import { lockEntry } from "../../content/entries/store.ts";
import { entryStateAt } from "../../content/entries/rules.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { unshare } from "./unshare.ts";

const EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Finds ended entries with a post. Skips posts whose removal has begun, because the removal has its own retries. */
async function sharedAfterTheirEnd(db: Queryable, at: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(sharedPosts, eq(sharedPosts.entryId, entries.id))
    .where(
      and(
        lte(entries.publicUntil, at),
        or(isNotNull(entries.shareFb), isNotNull(sharedPosts.entryId)),
        sql`${sharedPosts.wanted} is distinct from 'nothing'`,
      ),
    )
    .limit(AT_ONCE);
}

type Deps = Pick<Services, "database" | "log" | "now">;

export async function unshareEnded(deps: Deps): Promise<void> {
  const at = deps.now();
  for (const { id } of await sharedAfterTheirEnd(deps.database.db, at))
    try {
      await unshareOne(deps, id, at);
    } catch (error) {
      // The failed entry is retried in the next round, so that the other entries need not wait.
      deps.log.warn({ err: error, entry: id }, "the post of an entry that has ended cannot be taken back");
    }
}

function unshareOne({ database: { db } }: Deps, id: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry && entryStateAt(entry, at) !== "public") await unshare(tx, [entry], at);
  });
}

export const endedPosts = repeated("posts of entries that have ended", EVERY_MS, unshareEnded);
