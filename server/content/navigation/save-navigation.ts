import { addressKey } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";
import {
  completed,
  isOwn,
  MOST_OWN_PAGES,
  type Navigation,
  type NavigationArea,
  mayRemove,
  mayStandBelow,
  navigationAreas,
  problemOf,
  renamed,
  withoutGone,
} from "#contract/values/navigation.ts";
import {
  entryPath,
  fixedPageNameOf,
  fixedPages,
  fixedPageTag,
  isPage,
  optionalPageAt,
  OWN_PAGE_TAG,
  pageKeyOf,
} from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { refusedAt } from "../redirects/change-address.ts";
import { claimAddress, currentAddresses, findAddress, freeAddress, leaveAddress } from "../addresses/store.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import { type Changing, changeSection, storeSettings, withSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import { storeNew } from "../entries/save-entry.ts";
import type { EntryRow } from "../entries/fields.ts";
import { findEntries, lockEntry, updateEntry } from "../entries/store.ts";
import { findHidden, tellOfHiding } from "../entries/tell-programs.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { type NavigationAnswer, presentNavigation } from "./read-navigation.ts";
import { keysOf, listAddedPages } from "./store.ts";
import { auditTrees } from "./audit-trees.ts";

type Context = CommandContext<"database" | "now" | "registries">;

/** @throws conflict (C409) with the stored tree, invalid (C200) for an invalid tree */
export function saveNavigation(
  { services, viewer }: Context,
  { version, ...given }: Navigation & { version: number },
): Promise<NavigationAnswer> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const stored = await presentNavigation(tx, before, at);
    refuseOtherVersion({ version: before.versions.navigation }, version, () => stored);
    const pages = await listAddedPages(tx, null);
    const added = keysOf(pages);
    const known = withoutGone(given, added);
    if (problemOf(known, added) !== null) throw refusedAt("tree", fieldKeys.invalid);
    // Stores the complete tree, because SQL functions read it (db/migrations/0047_hidden-pages.sql).
    const tree = completed(known, added);
    const after = await storeTree(
      tx,
      { viewer, at, registries: services.registries },
      { before, was: stored.tree, tree, pages },
    );
    return presentNavigation(tx, after, at);
  });
}

type Storing = {
  before: LoadedSettings;
  was: Navigation;
  tree: Navigation;
  pages: readonly { page: string; title: string }[];
};

async function storeTree(tx: Tx, who: Changing, { before, was, tree, pages }: Storing): Promise<LoadedSettings> {
  const titles = new Map(pages.map(({ page, title }) => [page, title]));
  const hidden = await findHidden(tx);
  const after = await changeSection(tx, who, before, "navigation", tree, auditTrees(was, tree, titles));
  await publicChange(tx, "settings", before.settings.navigation, after.settings.navigation);
  await changeHidden(tx, before.settings, after.settings);
  await tellOfHiding(tx, (ids) => findEntries(tx, ids, { publicAt: null }), [hidden, await findHidden(tx)], who.at);
  return after;
}

type NewPage = { title: string; address: string; place: NavigationArea; parent: string | null };

/**
 * Adds a page as a draft. At the path of an optional fixed page, adds this fixed page.
 * @throws invalid (C200) for an address that is taken, for an invalid parent, and for too many pages
 */
export function addPage(
  { services, viewer }: Context,
  { title, address, place, parent }: NewPage,
): Promise<{ id: string; path: string }> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const pages = await listAddedPages(tx, null);
    const own = pages.filter(({ page }) => isOwn(page));
    if (own.length >= MOST_OWN_PAGES) throw refusedAt("title", fieldKeys.tooManyPages, { max: MOST_OWN_PAGES });
    await refuseTaken(tx, address, { id: null, pages });
    const row = await storeNew(tx, { viewer, now: at }, { ...emptyFields, title, tags: [tagAt(address)] });
    await takeAddress(tx, row.id, { address, answersFrom: null, at });
    const page = pageKeyOf(row);
    const was = completed(before.settings.navigation, keysOf(pages));
    const tree = withPage(was, { id: page, place, parent });
    await storeTree(
      tx,
      { viewer, at, registries: services.registries },
      { before, was, tree, pages: [...pages, { page, title }] },
    );
    return { id: row.id, path: address };
  });
}

const tagAt = (address: string): string => {
  const name = optionalPageAt(address);
  return name === null ? OWN_PAGE_TAG : fixedPageTag(name);
};

type Taking = { address: string; answersFrom: Date | null; at: Date };

/** The path of a fixed page is free for this page, even if another page had the path before. */
async function takeAddress(tx: Tx, id: string, { address, answersFrom, at }: Taking): Promise<void> {
  if (optionalPageAt(address) !== null) return freeAddress(tx, address);
  const isClaimed = await claimAddress(tx, id, { path: address, byHand: true, answersFrom, at });
  if (!isClaimed) throw refusedAt("address", fieldKeys.addressTaken);
}

function withPage(tree: Navigation, { id, place, parent }: { id: string } & Pick<NewPage, "place" | "parent">) {
  const leaf = { page: id, label: null };
  if (parent === null) return { ...tree, [place]: [...tree[place], { ...leaf, children: [] }] };
  const isParent = ({ page }: { page: string }): boolean => page === parent;
  if (!mayStandBelow(id, parent) || !navigationAreas.some((area) => tree[area].some(isParent)))
    throw refusedAt("parent", fieldKeys.invalid);
  const changed = navigationAreas.map((area) => [
    area,
    tree[area].map((item) => (isParent(item) ? { ...item, children: [...item.children, leaf] } : item)),
  ]);
  return { ...tree, ...(Object.fromEntries(changed) as Pick<Navigation, NavigationArea>) };
}

/** @param page `id` is the page that gets the address, and may already have it; null for a new page */
async function refuseTaken(
  tx: Tx,
  address: string,
  { id, pages }: { id: string | null; pages: readonly { page: string }[] },
): Promise<void> {
  const key = addressKey(address);
  const name = optionalPageAt(address);
  const isTaken =
    name === null
      ? Object.values(fixedPages).some((path) => addressKey(path) === key)
      : pages.some(({ page }) => page === name);
  const found = name === null ? await findAddress(tx, address) : null;
  if (isTaken || (found && found.entryId !== id)) throw refusedAt("address", fieldKeys.addressTaken);
}

/**
 * If guests could open the old address, it becomes a redirect. Pages below this page keep their addresses. An optional
 * fixed page with another address becomes an own page.
 * @throws notFound (C404), conflict (C409), invalid (C200) for an address that is taken
 */
export function changePageAddress(
  { services, viewer }: Context,
  { id, address, was }: { id: string; address: string; was: string | null },
): Promise<{ address: string; tags: string[]; version: number }> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const row = await lockEntry(tx, id);
    const [pages, path] = [await listAddedPages(tx, null), row && entryPath(row)];
    if (!row || !mayRemove(pageKeyOf(row)) || !isPage(row.tags)) throw new AppError("notFound");
    if (path !== was) throw new AppError("conflict", { current: { address: path } });
    if (path === address) return { address, tags: row.tags, version: row.version };
    await refuseTaken(tx, address, { id, pages });
    const answersFrom = await leavePath(tx, row, at);
    await takeAddress(tx, id, { address, answersFrom, at });
    const moved = { ...row, tags: row.tags.map((tag) => (tag === tagAt(path ?? "") ? tagAt(address) : tag)) };
    const after = moved.tags.join() === row.tags.join() ? row : await changeKind(tx, row, moved, { viewer, at });
    if (after !== row) await renameInTree(tx, before, [pageKeyOf(row), pageKeyOf(after)]);
    await publicChange(tx, "entries", was, address);
    const change = { before: { address: was }, after: { address } };
    await recordChange(tx, { viewer, at }, { action: "update", noun: "entry", label: row.title, ...change });
    return { address, tags: after.tags, version: after.version };
  });
}

/** @returns the time from which the page answers at its new address */
async function leavePath(tx: Tx, row: EntryRow, at: Date): Promise<Date | null> {
  const { publishDate } = row;
  const since = publishDate !== null && publishDate < at ? at : publishDate;
  const name = fixedPageNameOf(row.tags);
  if (name === null) {
    const current = (await currentAddresses(tx, [row.id])).get(row.id);
    if (current) await leaveAddress(tx, current, at);
    return current?.answersFrom ?? since;
  }
  // The path of a fixed page has no row. So the page claims the path before it leaves it.
  const path = fixedPages[name];
  await claimAddress(tx, row.id, { path, byHand: false, answersFrom: publishDate, at });
  const claimed = (await currentAddresses(tx, [row.id])).get(row.id);
  if (claimed) await leaveAddress(tx, claimed, at);
  return since;
}

/** Stores the changed tag of the page. The texts for search engines of a fixed page move from the settings to the entry. */
async function changeKind(tx: Tx, row: EntryRow, moved: EntryRow, { viewer, at }: Who): Promise<EntryRow> {
  const path = entryPath(row);
  const { settings } = await getSettings(tx);
  const texts = settings.meta.sites.find((site) => site.path === path);
  const seo = texts
    ? { de: { title: texts.title, description: texts.description }, ...(texts.en && { en: texts.en }) }
    : row.seo;
  const changed = { ...moved, seo, updated: at, version: row.version + 1 };
  return updateEntry(tx, row, changed, { by: viewer.id, at });
}

async function renameInTree(tx: Tx, before: LoadedSettings, [from, to]: [string, string]): Promise<void> {
  const { navigation } = before.settings;
  const known = [...keysOf(await listAddedPages(tx, null)).filter((page) => page !== to), from];
  const tree = renamed(completed(navigation, known), from, to);
  const after = withSection(before, "navigation", tree);
  await storeSettings(tx, after, ["navigation"]);
  await publicChange(tx, "settings", navigation, tree);
  await changeHidden(tx, before.settings, after.settings);
}
