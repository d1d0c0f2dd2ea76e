import { leadPictureId, picturesOf } from "#contract/blocks/pictures.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import { openPages } from "#contract/values/components.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import {
  entryPath,
  fixedPageNameOf,
  fixedPages,
  fixedPageTag,
  type FixedPageName,
  isShopPage,
  listTags,
} from "#contract/values/pages.ts";
import { fixedPagesThere, isOwn } from "#contract/values/navigation.ts";
import { beginningOf } from "#contract/values/plain-text.ts";
import type { SeoPage, SeoTexts } from "#contract/schemas/seo.ts";
import type { Services } from "../../kernel/context.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { EntryRow } from "../../content/entries/fields.ts";
import { listCountedEntries } from "../../content/entries/list-entries.ts";
import { picturesById } from "../../content/entries/pictures.ts";
import { keysOf, listAddedPages } from "../../content/navigation/store.ts";
import { findEntries, findEntriesByTags } from "../../content/entries/store.ts";
import { hasContracts } from "../../settings/contracts.ts";
import { judgePage } from "./rules.ts";
import { countDescriptions, countTitles } from "./store.ts";

type Deps = Pick<Services, "database" | "counts" | "now">;
export type Place = { path: string; row: EntryRow | null };

const noTexts: SeoTexts = { title: "", description: "" };

/** @returns the paths of fixed pages, lists and pages of components; own pages are not included */
export async function routesOf(
  { database: { db } }: Pick<Services, "database">,
  settings: Settings,
): Promise<string[]> {
  const withContracts = await hasContracts(db);
  const names = fixedPagesThere(keysOf(await listAddedPages(db, null))).filter(
    (name) => withContracts || !isShopPage(name),
  );
  const lists = listTags.map((tag) => `/${tag}`);
  return [...new Set([...names.map((name) => fixedPages[name]), ...lists, ...openPages(settings)])];
}

/** Lists pages first, then public entries of lists, newest first. */
export async function listPages(
  deps: Deps,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ items: SeoPage[]; total: number }> {
  const now = deps.now();
  const { settings } = await getSettings(deps.database.db);
  const own = (await listAddedPages(deps.database.db, now)).filter(({ page }) => isOwn(page));
  const routes = [...(await routesOf(deps, settings)), ...own.flatMap(({ address }) => address ?? [])];
  const paths = routes.slice(skip, skip + limit);
  const left = limit - paths.length;
  const { items: rows, total } = await listCountedEntries(
    deps,
    {
      limit: Math.max(left, 1),
      skip: Math.max(skip - routes.length, 0),
      sort: "-publishDate",
      tags: [],
      places: [...listTags],
      withoutFixedPages: true,
      now,
    },
    { publicAt: now },
    (row) => row,
  );
  const entryPlaces = rows.slice(0, left).map((row) => ({ path: entryPath(row) ?? "/", row }));
  return {
    items: await presentPages(deps, settings, [...(await withEntries(deps, paths)), ...entryPlaces]),
    total: routes.length + total,
  };
}

export async function withEntries(
  { database: { db } }: Pick<Services, "database">,
  paths: readonly string[],
): Promise<Place[]> {
  const names = (Object.keys(fixedPages) as FixedPageName[]).filter((name) => paths.includes(fixedPages[name]));
  const rows = names.length === 0 ? [] : await findEntriesByTags(db, names.map(fixedPageTag), { publicAt: null });
  const own = (await listAddedPages(db, null)).filter(
    ({ page, address }) => isOwn(page) && address !== null && paths.includes(address),
  );
  const added = await findEntries(
    db,
    own.map(({ id }) => id),
    { publicAt: null },
  );
  const byPath = new Map([...rows, ...added].map((row) => [entryPath(row), row]));
  return paths.map((path) => ({ path, row: byPath.get(path) ?? null }));
}

export async function presentPages(deps: Deps, settings: Settings, places: readonly Place[]): Promise<SeoPage[]> {
  const { db } = deps.database;
  const told = places.map((place) => ({ ...place, ...textsOf(place, settings) }));
  const shown = told.map(({ own, without }) => own.title || without.title);
  const described = told.map(({ own }) => own.description);
  const now = deps.now();
  const titles = await countTitles(db, shown, now);
  const descriptions = await countDescriptions(db, described, now);
  const pictures = await picturesById(db, [
    ...new Set(places.flatMap(({ row }) => (row ? [row.mainPicture ?? "", ...picturesOf(row.blocks)] : []))),
  ]);
  return told.map(({ path, row, own, without }) => {
    const same = {
      title: sameAs(settings, "title", own.title || without.title, titles, { path, row }),
      description: sameAs(settings, "description", own.description, descriptions, { path, row }),
    };
    const { blocks = [], mainPicture = null } = row ?? {};
    return {
      path,
      entryId: row?.id ?? null,
      isFixed: row === null || fixedPageNameOf(row.tags) !== null,
      own,
      en: englishOf({ path, row }, settings),
      without,
      picture: row ? (pictures[leadPictureId(row) ?? ""] ?? null) : null,
      warnings: judgePage({ own, without, blocks, mainPicture, pictures, same }),
    };
  });
}

function textsOf({ path, row }: Place, settings: Settings): { own: SeoTexts; without: SeoTexts } {
  const meta = settings.meta.sites.find((site) => site.path === path);
  const own = meta ?? row?.seo?.de ?? noTexts;
  const without = { title: row?.title ?? "", description: row ? beginningOf(htmlOf(row.blocks)) : "" };
  return { own: { title: own.title, description: own.description }, without };
}

function englishOf({ path, row }: Place, settings: Settings): SeoTexts | null {
  const meta = settings.meta.sites.find((site) => site.path === path);
  return (meta ? meta.en : row?.seo?.en) ?? null;
}

/** Counts the pages with this text in the settings and among the entries; the page itself counts once. */
function sameAs(
  { meta }: Settings,
  field: keyof SeoTexts,
  text: string,
  counts: ReadonlyMap<string, number>,
  { path, row }: Place,
): number {
  if (text === "") return 0;
  const inSettings = meta.sites.filter((site) => site[field] === text && site.path !== path).length;
  const isCounted = row !== null && shownByEntry(row, field) === text;
  return inSettings + (counts.get(text) ?? 0) + (isCounted ? 0 : 1);
}

const shownByEntry = ({ seo, title }: EntryRow, field: keyof SeoTexts): string =>
  field === "title" ? seo?.de.title || title : (seo?.de.description ?? "");
