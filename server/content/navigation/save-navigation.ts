import { addressKey } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";
import {
  completed,
  MOST_OWN_PAGES,
  type Navigation,
  type NavigationArea,
  mayStandBelow,
  navigationAreas,
  problemOf,
  withoutGone,
} from "#contract/values/navigation.ts";
import { fixedPages, OWN_PAGE_TAG } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { refusedAt } from "../redirects/change-address.ts";
import { claimAddress, currentAddresses, findAddress, leaveAddress } from "../addresses/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { type Changing, changeSection } from "../../settings/change-settings.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import { storeNew } from "../entries/save-entry.ts";
import { findEntries, lockEntry } from "../entries/store.ts";
import { findHidden, tellOfHiding } from "../entries/tell-programs.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { type NavigationAnswer, presentNavigation } from "./read-navigation.ts";
import { listOwnPages } from "./store.ts";
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
    const pages = await listOwnPages(tx, null);
    const own = pages.map(({ id }) => id);
    const known = withoutGone(given, own);
    if (problemOf(known, own) !== null) throw refusedAt("tree", fieldKeys.invalid);
    // Stores the complete tree, because SQL functions read it (db/migrations/0047_hidden-pages.sql).
    const tree = completed(known, own);
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
  pages: readonly { id: string; title: string }[];
};

async function storeTree(tx: Tx, who: Changing, { before, was, tree, pages }: Storing): Promise<LoadedSettings> {
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  const hidden = await findHidden(tx);
  const after = await changeSection(tx, who, before, "navigation", tree, auditTrees(was, tree, titles));
  await publicChange(tx, "settings", before.settings.navigation, after.settings.navigation);
  await changeHidden(tx, before.settings, after.settings);
  await tellOfHiding(tx, (ids) => findEntries(tx, ids, { publicAt: null }), [hidden, await findHidden(tx)], who.at);
  return after;
}

type NewPage = { title: string; address: string; place: NavigationArea; parent: string | null };

/**
 * Adds a page as a draft.
 * @throws invalid (C200) for an address that is taken, for an invalid parent, and for too many pages
 */
export function addPage(
  { services, viewer }: Context,
  { title, address, place, parent }: NewPage,
): Promise<{ id: string; path: string }> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const pages = await listOwnPages(tx, null);
    const own = pages.map((page) => page.id);
    if (own.length >= MOST_OWN_PAGES) throw refusedAt("title", fieldKeys.tooManyPages, { max: MOST_OWN_PAGES });
    await refuseTaken(tx, address, null);
    const { id } = await storeNew(tx, { viewer, now: at }, { ...emptyFields, title, tags: [OWN_PAGE_TAG] });
    const claim = { path: address, byHand: true, answersFrom: null, at };
    if (!(await claimAddress(tx, id, claim))) throw refusedAt("address", fieldKeys.addressTaken);
    const was = completed(before.settings.navigation, own);
    const tree = withPage(was, { id, place, parent });
    await storeTree(
      tx,
      { viewer, at, registries: services.registries },
      { before, was, tree, pages: [...pages, { id, title }] },
    );
    return { id, path: address };
  });
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

/** @param id the page that gets the address, and may already have it; null for a new page */
async function refuseTaken(tx: Tx, address: string, id: string | null): Promise<void> {
  const key = addressKey(address);
  const isFixed = Object.values(fixedPages).some((path) => addressKey(path) === key);
  const found = await findAddress(tx, address);
  if (isFixed || (found && found.entryId !== id)) throw refusedAt("address", fieldKeys.addressTaken);
}

/**
 * If guests could open the old address, it becomes a redirect. Pages below this page keep their addresses.
 * @throws notFound (C404), conflict (C409), invalid (C200) for an address that is taken
 */
export function changePageAddress(
  { services, viewer }: Context,
  { id, address, was }: { id: string; address: string; was: string | null },
): Promise<{ address: string }> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row?.tags.includes(OWN_PAGE_TAG)) throw new AppError("notFound");
    if (row.address !== was) throw new AppError("conflict", { current: { address: row.address } });
    if (row.address === address) return { address };
    await refuseTaken(tx, address, id);
    const current = (await currentAddresses(tx, [id])).get(id);
    if (current) await leaveAddress(tx, current, at);
    const { publishDate } = row;
    const answersFrom = current?.answersFrom ?? (publishDate !== null && publishDate < at ? at : publishDate);
    const claim = { path: address, byHand: true, answersFrom, at };
    if (!(await claimAddress(tx, id, claim))) throw refusedAt("address", fieldKeys.addressTaken);
    await publicChange(tx, "entries", was, address);
    const change = { before: { address: was }, after: { address } };
    await recordChange(tx, { viewer, at }, { action: "update", noun: "entry", label: row.title, ...change });
    return { address };
  });
}
