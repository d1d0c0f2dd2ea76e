import { DAY_MS } from "#contract/values/time.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { ALCOHOL_FREE, oldWords } from "#contract/values/law-lines.ts";
import { needsMaker } from "#contract/shop/goods.ts";
import { type LegalPage, legalPages } from "#contract/values/legal-fields.ts";
import type { Queryable } from "#db/open.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { entries, entryMentions } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { lawConfirmations } from "#db/schema/law.ts";
import { products } from "#db/schema/products.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { readWrittenPages } from "../../content/entries/written-pages.ts";
import { undescribedCondition } from "../../library/files/list-files.ts";
import { readClaims } from "./read-claims.ts";
import { readPageStates } from "../legal/outdated.ts";
import { listProductsWhere } from "../../shop/products/store.ts";
import { termsOf } from "../../shop/pricing/terms.ts";
import { readSmallBusiness } from "../../shop/reports/turnover.ts";

/** A refund is due within 14 days (§ 357 BGB). */
const REFUND_DAYS_MS = 14 * DAY_MS;
const MOST_PRODUCTS = 2000;
const NAMED = 5;

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export type Needs = Pick<Services, "database" | "env" | "now" | "publicUrl">;

export async function readFacts({ database: { db }, env, now, publicUrl }: Needs) {
  const at = now();
  const stored = await getSettings(db);
  const { settings, secrets } = stored;
  const [pages, oldAct, disputePlatform, claims, sold, smallBusiness, ...counts] = await Promise.all([
    readPages(db),
    textsWith(db, oldWords.tmg),
    textsWith(db, oldWords.disputePlatform),
    readClaims(db),
    listProductsWhere(db, eq(products.hidden, false), [asc(products.position)], MOST_PRODUCTS),
    readSmallBusiness(db, settings, at),
    countRows(db, files, undescribedCondition()),
    countRows(db, files, sql`${files.consent}->>'until' < ${localDay(at)}`),
    countRows(db, withdrawals, lateWithdrawals(at)),
  ]);
  const [undescribed = 0, consentEnded = 0, withdrawalsLate = 0] = counts;
  return {
    day: localDay(at),
    settings,
    secrets: new Set(Object.keys(secrets)),
    terms: termsOf(stored, at),
    hasMailServer: env.SMTP_URL !== undefined,
    pages,
    built: await readPageStates(db, stored, { at, publicUrl: publicUrl() }),
    oldAct,
    disputePlatform,
    claims,
    sold: sold.map(soldFacts),
    smallBusiness,
    undescribed,
    consentEnded,
    withdrawalsLate,
    confirmations: await db.select().from(lawConfirmations),
    componentsChanged: await lastChangeOfComponents(db),
  };
}

type Product = Awaited<ReturnType<typeof listProductsWhere>>[number];

function soldFacts({ title, goods, safety, sizeMillilitres, variants, food, producer, minAge, deposit }: Product) {
  const isDrink = sizeMillilitres !== null || variants.some((variant) => variant.sizeMillilitres !== null);
  return {
    title,
    isFood: isDrink || food !== null,
    // A variant without its own size has the product's size.
    lacksSize: food !== null && sizeMillilitres === null && variants.every((one) => one.sizeMillilitres === null),
    lacksFood: isDrink && (food === null || food.ingredients === ""),
    lacksProducer: (isDrink || food !== null) && producer === "",
    isAlcoholic: (food?.alcohol ?? 0) > ALCOHOL_FREE,
    isForAdults: minAge > 0,
    hasMaker: needsMaker({ goods, food }) && !isDrink,
    lacksMaker: [safety?.maker.name, safety?.maker.address, safety?.maker.email].some((text) => !text),
    hasDeposit: deposit > 0 || variants.some((variant) => (variant.deposit ?? 0) > 0),
  };
}

/** Reads the HTML of the pages that the law requires. null if the page is missing, empty, or has its initial text. */
function readPages(db: Queryable): Promise<Record<LegalPage, string | null>> {
  return readWrittenPages(db, legalPages);
}

/** Counts the entries and products whose German or English texts match the pattern, and names the first five. */
async function textsWith(db: Queryable, pattern: string): Promise<{ count: number; names: string[] }> {
  const inEntries = db.select({ title: entries.title }).from(entries).where(entryMentions(pattern));
  const inProducts = db
    .select({ title: products.title })
    .from(products)
    .where(sql`${products.text} || coalesce(${products.en}::text, '') ~* ${pattern}`);
  const rows = await inEntries.unionAll(inProducts).orderBy(sql`1`);
  return { count: rows.length, names: rows.slice(0, NAMED).map(({ title }) => title) };
}

function lateWithdrawals(now: Date): SQL | undefined {
  return and(isNull(withdrawals.done), lt(withdrawals.received, new Date(now.getTime() - REFUND_DAYS_MS)));
}

async function countRows(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}

/** Switching a component on or off may change the required content of the privacy notice. */
async function lastChangeOfComponents(db: Queryable): Promise<Date | null> {
  const isChange = and(eq(auditLog.noun, "settings"), eq(auditLog.label, "components"));
  const [row] = await db.select({ at: auditLog.at }).from(auditLog).where(isChange).orderBy(desc(auditLog.id)).limit(1);
  return row?.at ?? null;
}
