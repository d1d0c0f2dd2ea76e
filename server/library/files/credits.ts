import { and, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { files } from "#db/schema/files.ts";

/** SQL condition, which the index files_credit_idx serves: the file has a credit. */
export const isCredited = sql`(credit_author <> '' or credit_licence <> '' or credit_url <> '')`;

/** True if guests see the credit of at least one picture, whether or not a page shows the picture. */
export async function hasCredits(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isCredited, isNull(files.hidden)))
    .limit(1);
  return found.length > 0;
}
