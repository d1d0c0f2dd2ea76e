import { refusedAt } from "#contract/schemas/errors.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import {
  completed,
  isOwn,
  mayStandBelow,
  MOST_OWN_PAGES,
  type Navigation,
  type NavigationArea,
  navigationAreas,
} from "#contract/values/navigation.ts";
import { optionalPageAt, pageKeyOf } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import type { Tx } from "#db/open.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import { storeNew } from "../entries/save-entry.ts";
import { refuseTaken, tagAt, takeAddress } from "./page-address.ts";
import { storeTree } from "./save-navigation.ts";
import { keysOf, listAddedPages } from "./store.ts";

type NewPage = {
  title: string;
  address: string;
  place: NavigationArea;
  parent: string | null;
  blocks?: readonly Block[];
};

/**
 * Adds all these pages as drafts, or none. At the path of an optional fixed page, adds this fixed page.
 * @throws invalid (C200) for an address that is taken, for an invalid parent, and for too many pages
 */
export function addPages(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  added: readonly NewPage[],
): Promise<{ id: string; path: string }[]> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await dropTexts(tx, await lockSettings(tx), added);
    const stored = await listAddedPages(tx, null);
    const own = stored.filter(({ page }) => isOwn(page));
    const adding = added.filter(({ address }) => optionalPageAt(address) === null);
    if (own.length + adding.length > MOST_OWN_PAGES)
      throw refusedAt("title", fieldKeys.tooManyPages, { max: MOST_OWN_PAGES });
    const was = completed(before.settings.navigation, keysOf(stored));
    const pages: { page: string; title: string }[] = [...stored];
    let tree = was;
    const made = [];
    for (const { title, address, place, parent, blocks = [] } of added) {
      await refuseTaken(tx, address, { id: null, pages });
      const fields = { ...emptyFields, title, blocks: [...blocks], tags: [tagAt(address)] };
      const row = await storeNew(tx, { viewer, now: at }, fields);
      await takeAddress(tx, row.id, { address, answersFrom: null, at });
      const page = pageKeyOf(row);
      tree = withPage(tree, { id: page, place, parent });
      pages.push({ page, title });
      made.push({ id: row.id, path: address });
    }
    await storeTree(tx, { viewer, at, registries: services.registries }, { before, was, tree, pages });
    return made;
  });
}

/** Removes texts for search engines at the paths of fixed pages. They are those of pages that stood there before. */
async function dropTexts(tx: Tx, before: LoadedSettings, added: readonly NewPage[]): Promise<LoadedSettings> {
  const paths = added.map(({ address }) => address).filter((address) => optionalPageAt(address) !== null);
  const sites = before.settings.meta.sites.filter(({ path }) => !paths.includes(path));
  if (sites.length === before.settings.meta.sites.length) return before;
  const settings = { ...before.settings, meta: { sites } };
  const after = { ...before, settings, versions: { ...before.versions, pages: before.versions.pages + 1 } };
  await storeSettings(tx, after, ["pages"]);
  return after;
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
