// Page views are written in batches by one statement, and read as sums.
import { randomBytes } from "node:crypto";
import { and, asc, between, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { dayVisitors, pageViews, visitorSalts } from "#db/schema/analytics.ts";
import { entries } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import type { Counted } from "../../kernel/visits/visits.ts";

/** The first process that needs the salt of a day creates it, and all processes share it. */
export async function saltOf(db: Queryable, day: string): Promise<string> {
  const made = { day, salt: randomBytes(32).toString("base64") };
  await db.insert(visitorSalts).values(made).onConflictDoNothing();
  const [stored] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  return stored?.salt ?? made.salt;
}

const array = (values: readonly unknown[], type: "text" | "int"): SQL => sql`${sql.param(values)}::${sql.raw(type)}[]`;

/**
 * Writes all counts in one statement. Each visitor counts once a day across all processes. The sorted order of the keys
 * prevents deadlocks.
 */
export async function addCounted(db: Queryable, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const texts = (field: "day" | "path" | "referrer" | "device" | "language"): SQL =>
    array(
      counted.map((row) => row[field]),
      "text",
    );
  const newcomers = counted.flatMap(({ newcomers }, index) => newcomers.map((visitor) => ({ visitor, n: index + 1 })));
  const views = counted.map(({ views }) => views);
  await db.execute(sql`
    with sent as (
      select * from unnest(${texts("day")}, ${texts("path")}, ${texts("referrer")}, ${texts("device")},
        ${texts("language")}, ${array(views, "int")})
        with ordinality as sent (day, path, referrer, device, language, views, n)
    ), met as (
      select sent.day, visitor, min(sent.n) as n
      from unnest(${array(
        newcomers.map(({ visitor }) => visitor),
        "text",
      )}, ${array(
        newcomers.map(({ n }) => n),
        "int",
      )}) as newcomer (visitor, n)
      join sent on sent.n = newcomer.n
      group by sent.day, visitor
    ), fresh as (
      insert into ${dayVisitors} (day, visitor) select day::date, visitor from met order by day, visitor
      on conflict do nothing returning day, visitor
    ), visitors as (
      select met.n, count(*)::int as count from met
      join fresh on fresh.visitor = met.visitor and fresh.day = met.day::date
      group by met.n
    )
    insert into ${pageViews} (day, path, referrer, device, language, views, visitors)
    select day::date, path, referrer, device, language, views, coalesce(count, 0)
    from sent left join visitors on visitors.n = sent.n
    order by day, path collate "C", referrer collate "C", device, language
    on conflict (day, path, referrer, device, language) do update
    set views = ${pageViews}.views + excluded.views, visitors = ${pageViews}.visitors + excluded.visitors`);
}

/** Without salts and hashes, visitors of earlier days can no longer be distinguished. */
export async function dropVisitorsBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(visitorSalts).where(lt(visitorSalts.day, day));
  await db.delete(dayVisitors).where(lt(dayVisitors.day, day));
}

export async function dropViewsBefore(db: Queryable, day: string): Promise<number> {
  return (await db.delete(pageViews).where(lt(pageViews.day, day))).rowCount ?? 0;
}

export type DaySpan = { from: string; to: string };

const within = ({ from, to }: DaySpan): SQL | undefined => between(pageViews.day, from, to);
const views = sql<number>`sum(${pageViews.views})::int`;
const visitors = sql<number>`sum(${pageViews.visitors})::int`;

export async function sumsOfDays(db: Queryable, span: DaySpan) {
  const { day } = pageViews;
  return db.select({ day, views, visitors }).from(pageViews).where(within(span)).groupBy(day).orderBy(asc(day));
}

export type Sum = { name: string; views: number; visitors: number; before: number };

const columns = {
  pages: pageViews.path,
  referrers: pageViews.referrer,
  devices: pageViews.device,
  languages: pageViews.language,
} satisfies Record<string, PgColumn>;

export type Dimension = keyof typeof columns;

export async function sumsBy(db: Queryable, by: Dimension, spans: { now: DaySpan; before: DaySpan }, most: number) {
  const name = columns[by];
  const isNow = sql`${pageViews.day} >= ${spans.now.from}`;
  const of = (column: PgColumn, condition: SQL): SQL<number> =>
    sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::int`;
  const sums = {
    name: sql<string>`${name}`,
    views: of(pageViews.views, isNow),
    visitors: of(pageViews.visitors, isNow),
    before: of(pageViews.views, sql`not ${isNow}`),
  };
  return db
    .select(sums)
    .from(pageViews)
    .where(
      and(within({ from: spans.before.from, to: spans.now.to }), by === "referrers" ? sql`${name} <> ''` : undefined),
    )
    .groupBy(name)
    .having(sql`sum(${pageViews.views}) filter (where ${isNow}) > 0`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(most);
}

export async function rowsAfter(db: Queryable, span: DaySpan, skip: number, limit: number) {
  const { day, path, referrer, device, language } = pageViews;
  return db
    .select()
    .from(pageViews)
    .where(within(span))
    .orderBy(asc(day), asc(path), asc(referrer), asc(device), asc(language))
    .offset(skip)
    .limit(limit);
}

export async function firstDay(db: Queryable): Promise<string | null> {
  const [first] = await db.select({ day: pageViews.day }).from(pageViews).orderBy(asc(pageViews.day)).limit(1);
  return first?.day ?? null;
}

type Named = { ids: readonly string[]; tags: readonly string[]; paths: readonly string[] };

/** Finds titles by id, readable address and fixed-page tag. Includes drafts, because only editors see the answer. */
export async function titlesOf(db: Queryable, { ids, tags, paths }: Named) {
  const { id, title } = entries;
  const byId = ids.length === 0 ? [] : await db.select({ key: id, title }).from(entries).where(inArray(id, ids));
  const { path, entryId } = entryTags;
  const byTag =
    tags.length === 0
      ? []
      : await db
          .select({ key: path, title })
          .from(entryTags)
          .innerJoin(entries, eq(entries.id, entryId))
          .where(inArray(path, tags));
  const byPath =
    paths.length === 0
      ? []
      : await db
          .select({ key: addresses.path, title })
          .from(addresses)
          .innerJoin(entries, eq(entries.id, addresses.entryId))
          .where(inArray(addresses.path, [...paths]));
  return new Map([...byId, ...byPath, ...byTag].map((row) => [row.key, row.title]));
}
