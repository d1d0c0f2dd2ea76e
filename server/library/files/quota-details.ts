import { count, desc, sql, sum } from "drizzle-orm";
import type { FileKind, QuotaDetails } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Queryable } from "#db/open.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { countBinnedFiles } from "./bin-store.ts";
import { oversizedCondition, unusedCondition } from "./list-files.ts";
import { presentFile } from "./present.ts";
import { complete, fileColumns, sumOriginalBytes } from "./store.ts";

type Part = { count: number; bytes: number; items: QuotaDetails["largest"] };

const bytes = sum(files.originalSizeBytes).mapWith(Number);

export async function getQuotaDetails(db: Queryable): Promise<QuotaDetails> {
  const { settings } = await getSettings(db);
  const oversized = oversizedCondition();
  return {
    total: settings.quota,
    used: await sumOriginalBytes(db),
    byKind: await listKinds(db),
    largest: await listLargest(db),
    binned: await countBinnedFiles(db),
    unused: await getPart(db, unusedCondition(db)),
    oversized: { ...(await getPart(db, oversized)), freedBytes: await sumFreedBytes(db, oversized) },
  };
}

type Condition = ReturnType<typeof oversizedCondition>;

async function listKinds(db: Queryable): Promise<{ kind: FileKind; count: number; bytes: number }[]> {
  const rows = await db
    .select({ kind: files.kind, count: count(), bytes })
    .from(files)
    .groupBy(files.kind)
    .orderBy(desc(bytes), files.kind);
  return rows.map((row) => ({ ...row, bytes: row.bytes ?? 0 }));
}

async function listLargest(db: Queryable, condition?: Condition): Promise<QuotaDetails["largest"]> {
  const rows = await db
    .select(fileColumns)
    .from(files)
    .where(condition)
    .orderBy(desc(files.originalSizeBytes), desc(files.id))
    .limit(limits.listDefault);
  return (await complete(db, rows)).map(presentFile);
}

async function getPart(db: Queryable, condition: Condition): Promise<Part> {
  const [counted] = await db.select({ count: count(), bytes }).from(files).where(condition);
  return { count: counted?.count ?? 0, bytes: counted?.bytes ?? 0, items: await listLargest(db, condition) };
}

/**
 * Sums the bytes that would be freed if originals were replaced by their display variants. The display variant is the
 * widest one in the picture's own format.
 */
async function sumFreedBytes(db: Queryable, condition: Condition): Promise<number> {
  const displayBytes = sql`(select ${fileVariants.sizeBytes} from ${fileVariants} where ${fileVariants.fileId} = ${files.id}
    order by ${fileVariants.width} desc, ${fileVariants.mime} = 'image/webp' limit 1)`;
  const [row] = await db
    .select({ freed: sum(sql`greatest(0, ${files.originalSizeBytes} - ${displayBytes})`).mapWith(Number) })
    .from(files)
    .where(condition);
  return row?.freed ?? 0;
}
