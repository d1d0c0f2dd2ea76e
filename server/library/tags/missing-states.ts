// After a change of tags, stores a revision for public and scheduled entries whose new version has none.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";

/** Maximum rows per statement. A single statement for all entries of a large tag would exceed its time limit. */
const CHUNK = 1_000;

/** The new revision differs from the previous revision only in the tags. */
export async function storeMissingStates(tx: Tx, { by, at }: { by: string | null; at: Date }): Promise<void> {
  const tags = sql`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = e.id order by ${entryTags.position})`;
  let stored = CHUNK;
  while (stored === CHUNK) {
    const { rowCount } = await tx.execute(sql`
      insert into ${entryRevisions} (entry_id, version, state, published, published_by)
      select e.id, e.version, last.state || jsonb_build_object('tags', to_jsonb(${tags})), ${at.toISOString()}::timestamptz, ${by}
      from ${entries} e cross join lateral (
        select version, state from ${entryRevisions} r where r.entry_id = e.id order by version desc limit 1) last
      where e.publish_date is not null and last.version < e.version
      order by e.id limit ${CHUNK}`);
    stored = rowCount ?? 0;
  }
}
