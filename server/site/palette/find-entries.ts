import { desc, or, sql } from "drizzle-orm";
import { type FoundEntry, mostOfKind } from "#contract/schemas/palette.ts";
import { listForEditors } from "#contract/values/overview.ts";
import { entryPath, isPage, listOf, type ListTag } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { hasText } from "../../kernel/search/text.ts";
import { entryStateAt } from "../../content/entries/rules.ts";
import { type EntryRow, listEntriesWhere } from "../../content/entries/store.ts";
import { presentedDate } from "../../content/events/presented-date.ts";
import { inTitle, ofNamedPage, titleFor } from "../../content/link-targets/find-targets.ts";
import { copiesAmong, hasTitleInCopy } from "../../content/working-copies/store.ts";

const EVENTS: ListTag = "Veranstaltungen";

/** Lists entries with the words in the title first, and then the newest entries that contain the words. */
export async function findEntriesFor(db: Queryable, q: string, now: Date): Promise<FoundEntry[]> {
  const isNamed = sql`(${or(inTitle(q), hasTitleInCopy(entries.id, q), ofNamedPage(db, q))})`;
  const order = [desc(isNamed), sql`${entries.publishDate} desc nulls first`, desc(entries.id)];
  const rows = await listEntriesWhere(db, or(isNamed, hasText(entries.searchText, q)), order, mostOfKind);
  const copies = await copiesAmong(
    db,
    rows.map(({ id }) => id),
  );
  const titles = new Map(copies.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({
    id: row.id,
    kind: kindOf(row),
    title: titles.get(row.id) || titleFor(q, row),
    // An entry that is in no list has no page for guests. So the link opens the entry for editors within a list.
    path: entryPath(row) ?? `/${listForEditors(row.tags)}/${row.id}`,
    state: entryStateAt(row, now),
    date: listOf(row.tags) === EVENTS ? presentedDate(row.date, row.dateHasTime) : null,
  }));
}

function kindOf({ tags }: EntryRow): FoundEntry["kind"] {
  if (isPage(tags)) return "page";
  const list = listOf(tags);
  if (list === null) return "nowhere";
  return list === EVENTS ? "event" : "news";
}
