import { eq, and, desc, exists, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { isOn } from "#contract/values/components.ts";
import { offeredTargets, type OfferedTarget } from "#contract/schemas/links.ts";
import {
  entryPath,
  FIXED_PAGE_TAG,
  fixedPageNameOf,
  type FixedPageName,
  fixedPages,
  fixedPageTag,
  isOwnPage,
  isPage,
  listOf,
  listTags,
  plainPath,
  shopItemPath,
} from "#contract/values/pages.ts";
import { fileLink } from "#contract/values/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { foldedText } from "#db/schema/columns.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { entryTags } from "#db/schema/tags.ts";
import { fileOwnerFor, type Viewer } from "#contract/values/permissions.ts";
import { scopeFor } from "../entries/own-drafts.ts";
import { entryStateAt } from "../entries/rules.ts";
import { type EntryRow, listEntriesWhere, visible } from "../entries/store.ts";
import { likePattern } from "../../kernel/search/pattern.ts";
import { hasText } from "../../kernel/search/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { subtreeCondition } from "../../library/tags/store.ts";

type Wanted = { q: string; now: Date; viewer: Viewer };

/**
 * Finds pages and entries by title or page name, newest first. Then visible products by title. Then files by name or
 * alternative text.
 */
export async function findTargets(db: Queryable, wanted: Wanted): Promise<OfferedTarget[]> {
  const { q, viewer } = wanted;
  const [found, sold, named] = await Promise.all([
    findEntryTargets(db, wanted),
    q === "" ? [] : findProductTargets(db, q),
    q === "" ? [] : findFileTargets(db, q, fileOwnerFor(viewer)),
  ]);
  return [...found, ...sold, ...named];
}

async function findEntryTargets(db: Queryable, { q, now, viewer }: Wanted): Promise<OfferedTarget[]> {
  const order = [sql`${entries.publishDate} desc nulls first`, desc(entries.id)];
  const isWanted = q === "" ? undefined : or(inTitle(q), ofNamedPage(db, q));
  const rows = await listEntriesWhere(
    db,
    and(hasPage(db), isWanted, visible(scopeFor(viewer, now))),
    order,
    offeredTargets.entries,
  );
  return rows.flatMap((row) => {
    const href = linkTo(row);
    const kind = isPage(row.tags) ? ("page" as const) : ("entry" as const);
    const state = entryStateAt(row, now);
    return href === null ? [] : [{ kind, href, title: titleFor(q, row), place: listOf(row.tags) ?? "", state }];
  });
}

const fixedPageNames = Object.keys(fixedPages) as FixedPageName[];

/** Matches the fixed pages whose name contains `q`. */
export function ofNamedPage(db: Queryable, q: string): SQL {
  return hasTag(db, fixedPageNames.filter((name) => includes(name, q)).map(fixedPageTag));
}

const includes = (text: string, q: string): boolean => text.toLowerCase().includes(q.toLowerCase());

/** Menus show the name of a fixed page ('Projekt'), not its title. So if `q` matches the name, the name is shown. */
export function titleFor(q: string, { title, tags }: EntryRow): string {
  const name = fixedPageNameOf(tags);
  return name !== null && q !== "" && includes(name, q) ? name : title;
}

/** Links to entries and to added pages contain an id. So a change of the address does not break the links. */
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

function hasTag(db: Queryable, paths: readonly string[]): SQL {
  const carried = db
    .select({ one: sql`1` })
    .from(entryTags)
    .where(and(sql`${entryTags.entryId} = ${entries.id}`, inArray(entryTags.path, [...paths])));
  return exists(carried);
}

/** The first two lines of the search text are the folded German and English titles. */
export function inTitle(q: string): SQL {
  const titles = sql`split_part(${entries.searchText}, E'\\n', 1) || E'\\n' || split_part(${entries.searchText}, E'\\n', 2)`;
  return sql`${titles} like ${foldedText(sql`${likePattern(q)}::text`)}`;
}

/**
 * Finds products by their German or English title. The links contain the id, so that a change of the address does not
 * break them. While the shop is off, finds nothing.
 */
async function findProductTargets(db: Queryable, q: string): Promise<OfferedTarget[]> {
  const { settings } = await getSettings(db);
  if (!isOn(settings, "shop")) return [];
  const titles = sql`${products.title} || E'\\n' || coalesce(${products.en}->>'title', '')`;
  const isFound = sql`${foldedText(titles)} like ${foldedText(sql`${likePattern(q)}::text`)}`;
  const rows = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(not(products.hidden), isFound))
    .orderBy(products.title, products.id)
    .limit(offeredTargets.products);
  return rows.map(({ id, title }) => ({ kind: "product", href: shopItemPath(id), title, place: "", state: "public" }));
}

async function findFileTargets(db: Queryable, q: string, ownerId: string | undefined): Promise<OfferedTarget[]> {
  const rows = await db
    .select({ id: files.id, name: files.name, ext: files.ext })
    .from(files)
    .where(and(hasText(files.searchText, q), ownerId === undefined ? undefined : eq(files.createdBy, ownerId)))
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
