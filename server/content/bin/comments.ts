import { inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { binnedEntries } from "#db/schema/bin.ts";

type Remark = { name: string; email: string; text: string; created: string };

function commentsWhere(test: "==" | "!=", email: string): SQL<Remark[]> {
  const path = sql.raw(`'$.comments[*] ? (@.email ${test} $email)'`);
  return sql`jsonb_path_query_array(${binnedEntries.belongings}, ${path}, jsonb_build_object('email', ${email}::text))`;
}

export async function binnedCommentsOf(db: Queryable, email: string): Promise<Remark[]> {
  const theirs = commentsWhere("==", email);
  const rows = await db
    .select({ theirs })
    .from(binnedEntries)
    .where(sql`jsonb_array_length(${theirs}) > 0`);
  return rows.flatMap((row) => row.theirs.map(({ name, text, created }) => ({ name, email, text, created })));
}

export async function dropBinnedComments(tx: Tx, email: string): Promise<number> {
  const theirs = commentsWhere("==", email);
  const rows = await tx
    .select({ id: binnedEntries.id, count: sql<number>`jsonb_array_length(${theirs})` })
    .from(binnedEntries)
    .where(sql`jsonb_array_length(${theirs}) > 0`);
  if (rows.length === 0) return 0;
  const others = commentsWhere("!=", email);
  await tx
    .update(binnedEntries)
    .set({ belongings: sql`jsonb_set(${binnedEntries.belongings}, '{comments}', ${others})` })
    .where(
      inArray(
        binnedEntries.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}
