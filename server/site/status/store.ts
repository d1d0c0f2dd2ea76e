import { eq, isNull, sql } from "drizzle-orm";
import type { CheckName, Finding } from "#contract/values/status.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems } from "#db/schema/demo.ts";
import { statusReports } from "#db/schema/status.ts";

export type AskedFindings = Partial<Record<CheckName, Finding>>;
type Row = { findings: AskedFindings; asked: Date | null; mailed: Date };

const KEY = "site";
const isTheRow = eq(statusReports.key, KEY);

export async function findReport(db: Queryable): Promise<Row | null> {
  const [row] = await db.select().from(statusReports).where(isTheRow);
  return row ? (row as Row) : null;
}

export async function storeFindings(db: Queryable, findings: AskedFindings, asked: Date): Promise<void> {
  await db
    .insert(statusReports)
    .values({ key: KEY, findings, asked, mailed: asked })
    .onConflictDoUpdate({ target: statusReports.key, set: { findings, asked } });
}

/** Begins the first week of a site that has no row yet. */
export async function beginWeeks(db: Queryable, now: Date): Promise<void> {
  await db.insert(statusReports).values({ key: KEY, mailed: now }).onConflictDoNothing();
}

/** Begins the next week. @returns false if another process has done so */
export async function beginNextWeek(tx: Tx, before: Date, now: Date): Promise<boolean> {
  const begun = await tx
    .update(statusReports)
    .set({ mailed: now })
    .where(sql`${isTheRow} and ${statusReports.mailed} <= ${before}`)
    .returning({ key: statusReports.key });
  return begun.length > 0;
}

/** True while the site still shows anything that the demo brought. */
export async function isDemo(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: demoItems.id }).from(demoItems).where(isNull(demoItems.removed)).limit(1);
  return rows.length > 0;
}
