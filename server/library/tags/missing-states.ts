// Stores the published states that a change of tags made: of every public entry whose version has none yet.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";

/** Rows of one statement: a single one for all carriers of a large tag would run into its time limit. */
const CHUNK = 1_000;

/** Nothing but its tags differs from the state before. */
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
