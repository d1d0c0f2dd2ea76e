import { completed, isOwn, MOST_OWN_PAGES, mayRemove, renamed } from "#contract/values/navigation.ts";
import { entryPath, fixedPageNameOf, fixedPages, isPage, optionalPageAt, pageKeyOf } from "#contract/values/pages.ts";
import { AppError, refusedAt } from "#contract/schemas/errors.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { storeSettings, withSection } from "../../settings/change-settings.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { claimAddress, currentAddresses, leaveAddress } from "../addresses/store.ts";
import type { EntryRow } from "../entries/fields.ts";
import { lockEntry, updateEntry } from "../entries/store.ts";
import { refuseTaken, tagAt, takeAddress } from "./page-address.ts";
import { keysOf, listAddedPages } from "./store.ts";

/**
 * If guests could open the old address, it becomes a redirect. Pages below this page keep their addresses. An optional
 * fixed page with another address becomes an own page.
 * @throws notFound (C404), conflict (C409), invalid (C200) for an address that is taken
 */
export function changePageAddress(
  { services, viewer }: CommandContext<"database" | "now">,
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
    const isNewOwn = fixedPageNameOf(row.tags) !== null && optionalPageAt(address) === null;
    if (isNewOwn && pages.filter(({ page }) => isOwn(page)).length >= MOST_OWN_PAGES)
      throw refusedAt("address", fieldKeys.tooManyPages, { max: MOST_OWN_PAGES });
    const answersFrom = await leavePath(tx, row, at);
    await takeAddress(tx, id, { address, answersFrom, at });
    const moved = { ...row, tags: row.tags.map((tag) => (tag === tagAt(path ?? "") ? tagAt(address) : tag)) };
    const isSame = moved.tags.join() === row.tags.join();
    const kind = { row, moved, paths: [path ?? "", address] as [string, string] };
    const after = isSame ? row : await changeKind(tx, before, kind, { viewer, at });
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

type Texts = Settings["meta"]["sites"][number];

/**
 * Moves the texts for search engines with the page. Those of a fixed page are in the settings, by path; those of an own
 * page are in its entry.
 */
function movedTexts({ meta }: Settings, row: EntryRow, [from, to]: [string, string]): Moved {
  const isFixed = (path: string): boolean => optionalPageAt(path) !== null;
  const stored = isFixed(from) ? meta.sites.find(({ path }) => path === from) : undefined;
  const seo = stored ? seoOf(stored) : row.seo;
  const others = meta.sites.filter(({ path }) => ![from, to].includes(path) || !isFixed(path));
  if (!isFixed(to)) return { seo, sites: others };
  return { seo: null, sites: seo ? [...others, { path: to, ...seo.de, ...(seo.en && { en: seo.en }) }] : others };
}

type Moved = { seo: EntryRow["seo"]; sites: Texts[] };

const seoOf = ({ title, description, en }: Texts): NonNullable<EntryRow["seo"]> => ({
  de: { title, description },
  ...(en && { en }),
});

type Kind = { row: EntryRow; moved: EntryRow; paths: [string, string] };

/** Stores the new tag of the page, its texts for search engines and its key in the navigation. */
async function changeKind(
  tx: Tx,
  before: LoadedSettings,
  { row, moved, paths }: Kind,
  { viewer, at }: Who,
): Promise<EntryRow> {
  const { seo, sites } = movedTexts(before.settings, row, paths);
  const changed = { ...moved, seo, updated: at, version: row.version + 1 };
  const after = await updateEntry(tx, row, changed, { by: viewer.id, at });
  const { navigation } = before.settings;
  const [from, to] = [pageKeyOf(row), pageKeyOf(after)];
  const known = [...keysOf(await listAddedPages(tx, null)).filter((page) => page !== to), from];
  const tree = renamed(completed(navigation, known), from, to);
  const next = withSection(before, "navigation", tree);
  const withTexts = {
    ...next,
    settings: { ...next.settings, meta: { sites } },
    versions: { ...next.versions, pages: next.versions.pages + 1 },
  };
  await storeSettings(tx, withTexts, ["navigation", "pages"]);
  await publicChange(tx, "settings", navigation, tree);
  await changeHidden(tx, before.settings, withTexts.settings);
  return after;
}
