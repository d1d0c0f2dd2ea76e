// Removes all unchanged items of the demo in one transaction. Users can restore the demo for some time.
import { inArray, sql } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { fixedPageNameOf, initialPages, shopPages } from "#contract/values/pages.ts";
import { firstPages } from "../first-pages/first-pages.ts";
import type { DemoOverview } from "#contract/values/demo.ts";
import type { SectionName, Settings } from "#contract/schemas/settings.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { productTags } from "#db/schema/products.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { holdBin } from "../../kernel/bin/lock.ts";
import { binBelongings, binEntries } from "../../content/bin/store.ts";
import { type Changing, changeSettings } from "../../settings/change-settings.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { cleanInput, type EntryInput } from "../../content/entries/clean-input.ts";
import { rowAnew } from "../../content/entries/save-entry.ts";
import { lockEntries, removeEntries, updateEntry } from "../../content/entries/store.ts";
import { storeSettingsUses } from "../../library/settings/file-owner.ts";
import { hashesOfRow, lockFiles, removeFileRows } from "../../library/files/store.ts";
import { askStill } from "../map/still-store.ts";
import { deletePlace, lockPlaces } from "../map/store.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { lockProducts, removeProducts } from "../../shop/products/store.ts";
import { type DemoItem, lockItems, markRemoved } from "./items.ts";
import { findStanding, going, readDemo } from "./read-demo.ts";
import { findGoingSettings, lostOf } from "./settings-standing.ts";

/** @throws notFound (C404) if nothing of the demo is left */
export async function removeDemo({
  services,
  viewer,
}: CommandContext<"database" | "now" | "registries">): Promise<DemoOverview> {
  const at = services.now();
  const pages = await cleanedPages(at);
  return services.database.db.transaction(async (tx) => {
    await holdBin(tx);
    const stored = await lockSettings(tx);
    const all = await lockItems(tx);
    const items = all.filter(({ removed }) => removed === null);
    await lockRows(tx, items);
    const standing = await findStanding(tx, stored, items);
    const settings = await findGoingSettings(tx, { stored, items: all, productIds: going(standing.product), viewer });
    const isThere = settings.length > 0 || Object.values(standing).some((list) => going(list).length > 0);
    if (!isThere) throw new AppError("notFound");
    const who: Remover = { viewer, at, registries: services.registries };
    const storing = { by: viewer.id, at };
    await removeOfEntries(tx, going(standing.entry), storing);
    await emptyPages(tx, { ids: going(standing.page), pages }, storing);
    await removeOfProducts(tx, going(standing.product), at);
    await removeOfPlaces(tx, going(standing.place), at);
    await clearSettings(tx, who, stored, all);
    // Files are removed after the items and settings above, which then no longer use them.
    await removeOfFiles(tx, going(standing.file), at);
    await removeOfTags(tx, items, at);
    await recordChange(tx, who, { action: "remove", noun: "entry", label: "Demo" });
    return readDemo(tx, viewer, at);
  });
}

type Remover = Changing & { viewer: Viewer };

/** Locks the rows, so that they stay unchanged while the program decides which ones to remove. */
async function lockRows(tx: Tx, items: readonly DemoItem[]): Promise<void> {
  const idsOf = (...kinds: DemoItem["kind"][]): string[] =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  await lockEntries(tx, inArray(entries.id, idsOf("entry", "page")));
  await lockProducts(tx, idsOf("product"));
  await lockPlaces(tx, idsOf("place"));
  await lockFiles(tx, idsOf("file"));
}

type FirstPages = ReadonlyMap<string, EntryInput>;

/** Returns the pages of a new site with sanitised texts. Sanitising is slow, so it runs before the transaction. */
async function cleanedPages(now: Date): Promise<FirstPages> {
  const pages = await Promise.all(firstPages(now, [...initialPages, ...shopPages]).map((page) => cleanInput(page)));
  return new Map(pages.map((page) => [fixedPageNameOf(page.tags ?? []) ?? "", page]));
}

type Storing = { by: string | null; at: Date };

async function removeOfEntries(tx: Tx, ids: string[], storing: Storing): Promise<void> {
  if (ids.length === 0) return;
  await binBelongings(tx, ids, storing);
  const removed = await removeEntries(tx, ids, storing.at);
  await binEntries(tx, removed);
  await markRemoved(
    tx,
    "entry",
    removed.map(({ id }) => ({ id })),
    storing.at,
  );
}

/** The site needs these pages. So they get the texts of a new site. */
async function emptyPages(
  tx: Tx,
  { ids, pages }: { ids: string[]; pages: FirstPages },
  storing: Storing,
): Promise<void> {
  if (ids.length === 0) return;
  const kept = [];
  for (const before of await lockEntries(tx, inArray(entries.id, ids))) {
    const input = pages.get(fixedPageNameOf(before.tags) ?? "");
    if (!input) continue;
    const after = rowAnew(before, { ...input, publishDate: before.publishDate }, storing.at);
    await updateEntry(tx, before, after, storing);
    kept.push({ id: before.id, row: before, version: after.version });
  }
  await markRemoved(tx, "page", kept, storing.at);
}

async function removeOfProducts(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await lockProducts(tx, ids);
  await removeProducts(tx, ids, at);
  await markRemoved(
    tx,
    "product",
    rows.map((row) => ({ id: row.id, row })),
    at,
  );
}

async function removeOfPlaces(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await lockPlaces(tx, ids);
  for (const row of rows) await deletePlace(tx, row);
  await askStill(tx, at);
  await markRemoved(
    tx,
    "place",
    rows.map((row) => ({ id: row.id, row })),
    at,
  );
}

async function removeOfFiles(tx: Tx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const locked = await lockFiles(tx, ids);
  // Files that still have uses are not removed. Remaining items use them, or the uses were added while the demo was
  // read.
  const used = await usedFiles(tx, ids);
  const rows = locked.filter(({ id }) => !used.has(id));
  await removeFileRows(
    tx,
    rows.map(({ id }) => id),
  );
  await markRemoved(
    tx,
    "file",
    rows.map((row) => ({ id: row.id, row, hashes: hashesOfRow(row) })),
    at,
  );
}

async function usedFiles(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: fileUses.fileId })
    .from(fileUses)
    .where(inArray(fileUses.fileId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function removeOfTags(tx: Tx, items: readonly DemoItem[], at: Date): Promise<void> {
  const paths = items.filter(({ kind }) => kind === "tag").map(({ id }) => id);
  const gone = [];
  for (const path of paths.toSorted((one, other) => (one < other ? 1 : -1))) {
    const isCarried = sql`exists (select 1 from ${entryTags} where ${entryTags.path} = ${tags.path})
      or exists (select 1 from ${fileTags} where ${fileTags.path} = ${tags.path})
      or exists (select 1 from ${productTags} where ${productTags.path} = ${tags.path})
      or exists (select 1 from ${tags} below where below.path like ${`${likeText(path)}|%`})`;
    const removed = await tx
      .delete(tags)
      .where(sql`${tags.path} = ${path} and not (${isCarried})`)
      .returning({ path: tags.path });
    gone.push(...removed);
  }
  await markRemoved(
    tx,
    "tag",
    gone.map(({ path }) => ({ id: path })),
    at,
  );
}

const likeText = (text: string): string => text.replace(/[\\%_]/gu, String.raw`\$&`);

async function clearSettings(tx: Tx, who: Remover, before: LoadedSettings, items: readonly DemoItem[]): Promise<void> {
  const sections = await findGoingSettings(tx, { stored: before, items, productIds: [], viewer: who.viewer });
  await storeChanged(tx, who, before, new Map(sections.map(({ name, after }) => [name, after])));
  const kept = sections.map((section) => ({ id: section.name, row: lostOf(section, items) }));
  await markRemoved(tx, "settings", kept, who.at);
}

export async function storeChanged(
  tx: Tx,
  who: Changing,
  before: LoadedSettings,
  changed: ReadonlyMap<SectionName, object>,
): Promise<void> {
  const names = [...changed.keys()];
  if (names.length === 0) return;
  const settings = Object.assign({}, before.settings, ...changed.values()) as Settings;
  const versions = { ...before.versions };
  for (const name of names) versions[name] += 1;
  const after = { ...before, settings, versions };
  await changeSettings(tx, who, { before, after, names });
  await storeSettingsUses(tx, after);
  await publicChange(tx, "settings", before.settings, settings);
  await changeHidden(tx, before.settings, settings);
}
