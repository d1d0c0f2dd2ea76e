import type { Share, Span, VisitsAnswer } from "#contract/schemas/analytics.ts";
import { type FixedPageName, fixedPages, fixedPageTag } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { storeVisits } from "./count-visits.ts";
import { dayOf, dayPlus, daysBetween } from "../../kernel/visits/days.ts";
import { type DaySpan, type Dimension, firstDay, sumsBy, sumsOfDays, titlesOf } from "./store.ts";

const MOST = 50;

export function spanOf(now: Date, days: Span): DaySpan {
  const to = dayOf(now);
  return { from: dayPlus(to, 1 - days), to };
}

export async function readVisits(
  { services }: CommandContext<"database" | "now" | "visits">,
  { days }: { days: Span },
): Promise<VisitsAnswer> {
  const { db } = services.database;
  // Stores the counts of this process first, so that the answer is current.
  await storeVisits(services);
  const now = spanOf(services.now(), days);
  const before = { from: dayPlus(now.from, -days), to: dayPlus(now.from, -1) };
  const stored = new Map((await sumsOfDays(db, now)).map((sum) => [sum.day, sum]));
  const shown = daysBetween(now.from, now.to).map((day) => stored.get(day) ?? { day, views: 0, visitors: 0 });
  const earlier = await sumsOfDays(db, before);
  const first = await firstDay(db);
  const sums = (by: Dimension): Promise<Share[]> => sumsBy(db, by, { now, before }, MOST);
  return {
    days: shown,
    total: totalOf(shown),
    // A comparison is possible only if views were counted during the whole earlier period.
    before: first !== null && first <= before.from ? totalOf(earlier) : null,
    pages: await withTitles(db, await sums("pages")),
    referrers: await sums("referrers"),
    devices: await sums("devices"),
    languages: await sums("languages"),
  };
}

function totalOf(sums: readonly { views: number; visitors: number }[]): { views: number; visitors: number } {
  return {
    views: sums.reduce((sum, { views }) => sum + views, 0),
    visitors: sums.reduce((sum, { visitors }) => sum + visitors, 0),
  };
}

const idIn = (path: string): string | null => /\/([\da-f-]{36})$/u.exec(path)?.[1] ?? null;
const tagsByPath = new Map(
  (Object.keys(fixedPages) as FixedPageName[]).map((name) => [fixedPages[name] as string, fixedPageTag(name)]),
);
const isThere = (key: string | null | undefined): key is string => typeof key === "string";

async function withTitles(db: Queryable, pages: readonly Share[]): Promise<VisitsAnswer["pages"]> {
  const paths = pages.map(({ name }) => name);
  const tags = paths.map((path) => tagsByPath.get(path));
  const titles = await titlesOf(db, { ids: paths.map(idIn).filter(isThere), tags: tags.filter(isThere), paths });
  return pages.map((page) => ({
    ...page,
    title: titles.get(idIn(page.name) ?? tagsByPath.get(page.name) ?? page.name) ?? null,
  }));
}
