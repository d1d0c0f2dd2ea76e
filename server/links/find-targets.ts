// Finds what a link may lead to, by its title or name: two bounded queries, whatever is searched.
import { and, desc, exists, or, type SQL, sql } from "drizzle-orm";
import { offeredTargets, type OfferedTarget } from "#contract/links.ts";
import { entryPath, FIXED_PAGE_TAG, isOwnPage, isPage, listOf, listTags, plainPath } from "#contract/pages.ts";
import { fileLink } from "#contract/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { foldedText } from "#db/schema/columns.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { entryTags } from "#db/schema/tags.ts";
import { entryStateAt } from "../entries/rules.ts";
import { type EntryRow, listEntriesWhere } from "../entries/store.ts";
import { likePattern } from "../search/pattern.ts";
import { hasText } from "../search/text.ts";
import { subtreeCondition } from "../tags/store.ts";

/** Entries first: the newest of those whose title has the words, then files by their names. */
export async function findTargets(db: Queryable, q: string, now: Date): Promise<OfferedTarget[]> {
  const [found, named] = await Promise.all([findEntryTargets(db, q, now), q === "" ? [] : findFileTargets(db, q)]);
  return [...found, ...named];
}

async function findEntryTargets(db: Queryable, q: string, now: Date): Promise<OfferedTarget[]> {
  const order = [sql`${entries.publishDate} desc nulls first`, desc(entries.id)];
  const rows = await listEntriesWhere(db, and(hasPage(db), inTitle(q)), order, offeredTargets.entries);
  return rows.flatMap((row) => {
    const href = linkTo(row);
    const kind = isPage(row.tags) ? ("page" as const) : ("entry" as const);
    const state = entryStateAt(row, now);
    return href === null ? [] : [{ kind, href, title: row.title, place: listOf(row.tags) ?? "", state }];
  });
}

/** By the id, so that the link survives a change of address; pages of the site's own have one such address, too. */
function linkTo(row: EntryRow): string | null {
  return entryPath(row) !== null && isOwnPage(row.tags) ? `/${listTags[0]}/${row.id}` : plainPath(row);
}

function hasPage(db: Queryable): SQL {
  const isPlace = or(...[FIXED_PAGE_TAG, ...listTags].map((tag) => subtreeCondition(entryTags.path, tag)));
  return exists(
    db
      .select({ one: sql`1` })
      .from(entryTags)
      .where(and(sql`${entryTags.entryId} = ${entries.id}`, isPlace)),
  );
}

/** The folded titles, German and English, are the first two lines of the search text. */
function inTitle(q: string): SQL | undefined {
  if (q === "") return undefined;
  const titles = sql`split_part(${entries.searchText}, E'\\n', 1) || E'\\n' || split_part(${entries.searchText}, E'\\n', 2)`;
  return sql`${titles} like ${foldedText(sql`${likePattern(q)}::text`)}`;
}

async function findFileTargets(db: Queryable, q: string): Promise<OfferedTarget[]> {
  const rows = await db
    .select({ id: files.id, name: files.name, ext: files.ext })
    .from(files)
    .where(hasText(files.searchText, q))
    .orderBy(desc(files.uploadDate), desc(files.id))
    .limit(offeredTargets.files);
  return rows.map(({ id, name, ext }) => ({
    kind: "file",
    href: fileLink(id),
    title: name,
    place: ext.toUpperCase(),
    state: "public",
  }));
}
