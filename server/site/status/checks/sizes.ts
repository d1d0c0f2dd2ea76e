import { sql } from "drizzle-orm";
import { sumOriginalBytes } from "../../../library/files/store.ts";
import type { Check } from "../check.ts";

const MOST = 8;

export const sizes: Check<"sizes"> = {
  name: "sizes",
  run: async ({
    services: {
      database: { db },
    },
  }) => {
    // The number of rows is PostgreSQL's estimate, because counting large tables takes long. -1: not estimated yet.
    const { rows } = await db.execute<{ name: string; count: string; bytes: string }>(sql`
      select relname as name, greatest(reltuples, 0)::bigint::text as count, pg_total_relation_size(oid)::text as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc, relname limit ${MOST}`);
    const parts = rows.map(({ name, count, bytes }) => ({ name, rows: Number(count), bytes: Number(bytes) }));
    return { says: "good", bytes: { files: await sumOriginalBytes(db) }, parts };
  },
};
