import { DAY_MS } from "#contract/values/time.ts";
import { inArray } from "drizzle-orm";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { DemoOverview } from "#contract/values/demo.ts";
import { fixedPageNameOf } from "#contract/values/pages.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import type { DemoKind } from "#db/schema/demo.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { products } from "#db/schema/products.ts";
import type { Changing } from "../../settings/change-settings.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import { knownIds, revived } from "../../kernel/bin/carried-rows.ts";
import { byPlace, restoreBinned } from "../../content/bin/restore-entries.ts";
import { holdBin } from "../../kernel/bin/lock.ts";
import { listBinnedTags, takeBinned } from "../../content/bin/store.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { keysOf, listAddedPages } from "../../content/navigation/store.ts";
import type { EntryRow } from "../../content/entries/fields.ts";
import { withoutGoneFiles } from "../../content/entries/file-owner.ts";
import { usedFileIds } from "../../content/entries/rules.ts";
import { lockEntries, updateEntry } from "../../content/entries/store.ts";
import { type FileRow, insertFile } from "../../library/files/store.ts";
import { takeOffList } from "../../library/files/unused-bytes-store.ts";
import { askStill } from "../map/still-store.ts";
import { insertPlace, type PlaceRow } from "../map/store.ts";
import type { ProductRow } from "../../shop/products/fields.ts";
import { insertProducts } from "../../shop/products/store.ts";
import { ensureTags } from "../../library/tags/store.ts";
import { type DemoItem, forgetItems, lockItems, markRestored } from "./items.ts";
import { readDemo } from "./read-demo.ts";
import { storeChanged } from "./remove-demo.ts";
import { comingSettings } from "./settings-standing.ts";

/** @throws notFound (C404) if nothing can be restored */
export function restoreDemo({
  services,
  viewer,
}: CommandContext<"database" | "now" | "registries">): Promise<DemoOverview> {
  const at = services.now();
  const since = new Date(at.getTime() - BIN_DAYS * DAY_MS);
  return services.database.db.transaction(async (tx) => {
    await holdBin(tx);
    // Read before the entries: returning pages write their places, so the menus would no longer be the default ones.
    const before = await lockSettings(tx);
    const items = (await lockItems(tx)).filter(({ removed }) => removed !== null && removed > since);
    if (items.length === 0) throw new AppError("notFound");
    const who = { viewer, at, registries: services.registries };
    await ensureTags(tx, idsOf(items, "tag"));
    await markRestored(tx, "tag", new Map(idsOf(items, "tag").map((id) => [id, 0])));
    await restoreFiles(tx, items, at);
    await restorePlaces(tx, items, at);
    await restoreProducts(tx, items, at);
    await restoreOfEntries(tx, items, who);
    await fillPages(tx, items, who);
    await restoreSettings(tx, who, before, items);
    await recordChange(tx, who, { action: "restore", noun: "entry", label: "Demo" });
    return readDemo(tx, viewer, at);
  });
}

const ofKind = (items: readonly DemoItem[], kind: DemoKind): DemoItem[] => items.filter((item) => item.kind === kind);
const idsOf = (items: readonly DemoItem[], kind: DemoKind): string[] => ofKind(items, kind).map(({ id }) => id);

/** Skips files that users have uploaded again since the removal. Such files now have another id. */
async function restoreFiles(tx: Tx, items: readonly DemoItem[], at: Date): Promise<void> {
  const there = new Map<string, number>();
  for (const { id, row, hashes } of ofKind(items, "file")) {
    if (row === null) continue;
    await takeOffList(tx, hashes ?? []);
    const file = { ...revived<FileRow>(files, row), updated: at };
    if (await insertFile(tx, file)) there.set(id, file.version);
  }
  await markRestored(tx, "file", there);
  await publicChange(tx, "files", null, [...there.keys()]);
}

async function restorePlaces(tx: Tx, items: readonly DemoItem[], at: Date): Promise<void> {
  const rows = ofKind(items, "place").flatMap(({ row }) => (row === null ? [] : [revived<PlaceRow>(mapPlaces, row)]));
  if (rows.length === 0) return;
  const known = await knownIds(
    tx,
    files.id,
    rows.flatMap(({ picture }) => picture ?? []),
  );
  for (const row of rows) await insertPlace(tx, { ...row, picture: known.has(row.picture ?? "") ? row.picture : null });
  await askStill(tx, at);
  await markRestored(tx, "place", new Map(rows.map(({ id, version }) => [id, version])));
}

async function restoreProducts(tx: Tx, items: readonly DemoItem[], at: Date): Promise<void> {
  const rows = ofKind(items, "product").flatMap(({ row }) =>
    row === null ? [] : [revived<ProductRow>(products, row)],
  );
  const known = await knownIds(
    tx,
    files.id,
    rows.flatMap(({ images, downloads }) => [...images, ...downloads]),
  );
  const isKnown = (id: string): boolean => known.has(id);
  const whole = rows.map((row) => ({
    ...row,
    updated: at,
    images: row.images.filter(isKnown),
    downloads: row.downloads.filter(isKnown),
  }));
  if (whole.length === 0) return;
  await insertProducts(tx, whole);
  await markRestored(tx, "product", new Map(whole.map(({ id, version }) => [id, version])));
}

async function restoreOfEntries(tx: Tx, items: readonly DemoItem[], { viewer, at }: Who): Promise<void> {
  const there = new Map<string, number>();
  const added = keysOf(await listAddedPages(tx, null));
  const binned = await listBinnedTags(tx, idsOf(items, "entry"));
  // A fixed page that editors have added again stays in the bin, and the demo no longer has it.
  const isThere = ({ tags }: { tags: string[] }): boolean => added.includes(fixedPageNameOf(tags) ?? "");
  const coming = binned.filter((one) => !isThere(one));
  await forgetItems(
    tx,
    "entry",
    binned.filter(isThere).map(({ id }) => id),
  );
  const rows = await takeBinned(
    tx,
    coming.map(({ id }) => id),
  );
  for (const one of rows.toSorted(byPlace)) {
    const row = await restoreBinned(tx, one, { asDraft: false, by: viewer.id, at });
    there.set(row.id, row.version);
  }
  await markRestored(tx, "entry", there);
}

async function fillPages(tx: Tx, items: readonly DemoItem[], { viewer, at }: Who): Promise<void> {
  const kept = new Map(ofKind(items, "page").map((item) => [item.id, item]));
  const there = new Map<string, number>();
  for (const before of await lockEntries(tx, inArray(entries.id, [...kept.keys()]))) {
    const item = kept.get(before.id);
    if (!item?.row || item.version !== before.version) continue;
    const row = revived<EntryRow>(entries, item.row);
    const known = await knownIds(tx, files.id, usedFileIds(row));
    const gone = new Set(usedFileIds(row).filter((id) => !known.has(id)));
    const version = before.version + 1;
    const after = { ...row, ...withoutGoneFiles(row, gone), tags: before.tags, updated: at, version };
    await updateEntry(tx, before, after, { by: viewer.id, at });
    there.set(before.id, version);
  }
  await markRestored(tx, "page", there);
}

/**
 * Restores the demo's values in settings. Fields that had another value than the default one stay unchanged.
 * @param before the settings before the demo's entries were restored
 */
async function restoreSettings(
  tx: Tx,
  who: Changing & { viewer: Viewer },
  before: LoadedSettings,
  items: readonly DemoItem[],
): Promise<void> {
  const coming = comingSettings({ stored: before, viewer: who.viewer }, items);
  const { site } = (coming.get("site") ?? {}) as Partial<Pick<Settings, "site">>;
  if (site?.logo && (await knownIds(tx, files.id, [site.logo])).size === 0)
    coming.set("site", { ...coming.get("site"), site: { ...site, logo: null } });
  await storeChanged(tx, who, await lockSettings(tx), coming);
  await markRestored(tx, "settings", new Map(idsOf(items, "settings").map((name) => [name, 0])));
}
