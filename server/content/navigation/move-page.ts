import { completed, mayRemove, renamed } from "#contract/values/navigation.ts";
import { entryPath, fixedPageNameOf, fixedPages, isPage, pageKeyOf } from "#contract/values/pages.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
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
