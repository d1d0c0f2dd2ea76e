import { and, type AnyColumn, eq, exists, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/open.ts";
import { subtreeCondition } from "./store.ts";

type Tags = { path: AnyColumn; owner: AnyColumn };

/** An SQL condition: the row has the tag, or a tag below it. @param id the id column of the rows */
export function carriesTag(db: Queryable, { path, owner }: Tags, id: AnyColumn, tag: string): SQL {
  const tagged = db
    .select({ one: sql`1` })
    .from(path.table as PgTable)
    .where(and(eq(owner, id), subtreeCondition(path, tag)));
  return exists(tagged);
}
