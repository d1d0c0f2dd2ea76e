import { and, desc, or, sql } from "drizzle-orm";
import { type FoundEntry, mostOfKind } from "#contract/schemas/palette.ts";
import { listForEditors } from "#contract/values/overview.ts";
import { entryPath, isPage, listOf, type ListTag } from "#contract/values/pages.ts";
import { can } from "#contract/values/permissions.ts";
import { entries } from "#db/schema/entries.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { hasText } from "../../kernel/search/text.ts";
import { entryStateAt } from "../../content/entries/rules.ts";
import { scopeFor } from "../../content/entries/own-drafts.ts";
import { type EntryRow, listEntriesWhere, ownAmong, visible } from "../../content/entries/store.ts";
import { presentedDate } from "../../content/events/presented-date.ts";
import { inTitle, ofNamedPage, titleFor } from "../../content/link-targets/find-targets.ts";
import { copiesAmong, hasTitleInCopy } from "../../content/working-copies/store.ts";

const EVENTS: ListTag = "Veranstaltungen";

/**
 * Lists entries with the words in the title first, and then the newest entries that contain the words. Authors find
 * public entries and their own drafts, and no unpublished changes of others.
 */
export async function findEntriesFor(
  { services: { database, now: clock }, viewer }: CommandContext<"database" | "now">,
  q: string,
): Promise<FoundEntry[]> {
  const { db } = database;
  const now = clock();
  const seesDrafts = can(viewer, "read", "drafts");
  const isNamed = sql`(${or(inTitle(q), seesDrafts ? hasTitleInCopy(entries.id, q) : undefined, ofNamedPage(db, q))})`;
  const order = [desc(isNamed), sql`${entries.publishDate} desc nulls first`, desc(entries.id)];
  const isFound = and(visible(scopeFor(viewer, now)), or(isNamed, hasText(entries.searchText, q)));
  const rows = await listEntriesWhere(db, isFound, order, mostOfKind);
  const ids = rows.map(({ id }) => id);
  const copies = await copiesAmong(db, seesDrafts ? ids : await ownAmong(db, viewer, ids));
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
