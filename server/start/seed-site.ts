// Fills an empty database once: with the pages that every site has, and with a demo unless DEMO=0. Imported dynamically,
// because the demo's texts need memory.
import { listTags } from "#contract/values/pages.ts";
import { join } from "node:path";
import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { count } from "drizzle-orm";
import pLimit from "p-limit";
import { v7 as newId } from "uuid";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import { withFiles } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { CreateEntryInput } from "#contract/schemas/entries.ts";
import { sectionNames, type Settings } from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { DAY_MS, SITE_ZONE } from "#contract/values/time.ts";
import { limits } from "#contract/values/limits.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import { loadDemo } from "#db/seed/demos.ts";
import type { Demo, DemoName, SeedBlock, SeedEntry } from "#db/seed/types.ts";
import type { Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { type LoadedSettings, lockSettings } from "../kernel/settings/store.ts";
import { storeSettings } from "../settings/change-settings.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { publicChange } from "../kernel/publication/public-change.ts";
import type { Services } from "../kernel/context.ts";
import { seedEntry } from "../content/entries/save-entry.ts";
import { createFile, type NewFile } from "../library/files/create-file.ts";
import { storeSettingsUses } from "../library/settings/file-owner.ts";
import { askStill } from "../site/map/still-store.ts";
import { insertPlace } from "../site/map/store.ts";
import { recordDemo } from "../site/demo/record-demo.ts";
import { firstPages } from "../site/first-pages/first-pages.ts";
import { navigationOf, type OwnPages, seedAddresses } from "./seed-pages.ts";
import { seedProducts } from "./seed-products.ts";

const seedDir = fileURLToPath(new URL("../../db/seed", import.meta.url));
/**
 * The number of files that are stored in parallel. With more files, some would wait longer than the time limit of a
 * transaction.
 */
const AT_ONCE = 4;

type Deps = Pick<Services, "database" | "storage" | "log" | "env" | "now" | "registries">;

export async function seedSite(deps: Deps): Promise<void> {
  const name = deps.env.DEMO;
  deps.log.info({ demo: name }, "filling the empty database");
  const demo = name && (await loadDemo(name));
  const fileIds = name && demo ? await seedFiles(deps, name, demo) : new Map<string, string>();
  const now = deps.now();
  const seeds = demo
    ? [...demo.entries.map((seed) => fieldsOf(seed, fileIds, now)), ...firstPages(now, listTags)]
    : firstPages(now);
  await deps.database.db.transaction(async (tx) => {
    // The lock of the settings also prevents two processes from filling the site at the same time.
    const stored = await lockSettings(tx);
    const [again] = await tx.select({ n: count() }).from(entries);
    if ((again?.n ?? 0) > 0) return;
    const ids: string[] = [];
    for (const [index, seed] of seeds.entries()) {
      // The time stamps of the ids ascend, so the order of the ids is the order of the list.
      const id = newId({ msecs: now.getTime() + index });
      await seedEntry(tx, id, seed, now);
      ids.push(id);
    }
    if (demo) await seedRest(tx, demo, { ids, fileIds, now, stored });
    else await storeSettings(tx, stored, sectionNames);
    await publicChange(tx, "settings", null, stored);
  });
}

type Seeding = { ids: readonly string[]; fileIds: ReadonlyMap<string, string>; now: Date; stored: LoadedSettings };

/** @param ids the ids of the demo's entries, in their order */
async function seedRest(tx: Tx, demo: Demo, { ids, fileIds, now, stored }: Seeding): Promise<void> {
  const ownPages = await seedAddresses(tx, demo.entries, ids, now);
  await seedPlaces(tx, demo, fileIds, now);
  const fileId = fileIdIn(fileIds);
  await seedProducts(tx, { demo, fileId, now });
  const logo = demo.site.logo === undefined ? null : fileId(demo.site.logo);
  const settings = { ...stored.settings, ...siteSettings(stored.settings, demo, { ownPages, logo }) };
  await storeSettings(tx, { ...stored, settings }, sectionNames);
  await storeSettingsUses(tx, { settings });
  const entryIds = ids.slice(0, demo.entries.length);
  await recordDemo(tx, { entryIds, fileIds: [...fileIds.values()], settings });
}

/** A job later draws the map's preview image, so that seeding needs no network. */
async function seedPlaces(tx: Tx, { places }: Demo, fileIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const [index, { picture, ...place }] of places.entries()) {
    const id = newId({ msecs: now.getTime() + index });
    await insertPlace(tx, { id, ...place, picture: fileIds.get(picture ?? "") ?? null, version: 1 });
  }
  await askStill(tx, now);
}

function siteSettings(
  defaults: Settings,
  { site, shop, legalForms, entries: seeds }: Demo,
  { ownPages, logo }: { ownPages: OwnPages; logo: string | null },
) {
  const { domain, title, description, keywords, author, en = null, place, sites, isOn, menus } = site;
  const switched = { ...defaults.components, ...Object.fromEntries(isOn.map((name) => [name, { enabled: true }])) };
  const texts = { domain, title, description, keywords, author, en };
  const shopSettings = { ...defaults.shop, ...shop, enabled: switched.shop.enabled };
  return {
    ...texts,
    site: { ...defaults.site, ...place, logo },
    meta: { sites },
    components: switched,
    shop: shopSettings,
    legal: legalForms,
    ...(menus && { navigation: navigationOf(menus, seeds, ownPages) }),
  };
}

/** Stores the demo's files like uploads. Existing files are reused. @returns their ids by name */
async function seedFiles(deps: Deps, demo: DemoName, { pictures, documents }: Demo): Promise<Map<string, string>> {
  const seeds = [
    ...pictures.map(({ name, ext = "jpg", altDe, altEn, tags, focal }) => {
      const alt = { de: altDe, en: altEn, decorative: false };
      const file = { name: `${name}.${ext}`, tags, alt, ...(focal && { focal }) };
      return { name, path: `pictures/${file.name}`, file };
    }),
    ...documents.map(({ name, fileName, tags }) => ({
      name,
      path: `documents/${name}.pdf`,
      file: { name: fileName, tags },
    })),
  ];
  const limit = pLimit(AT_ONCE);
  const ids = await Promise.all(
    seeds.map((seed) => limit(async () => [seed.name, await seedFile(deps, join(seedDir, demo), seed)] as const)),
  );
  return new Map(ids);
}

type SeedFile = { /** below the demo's directory */ path: string; file: Omit<NewFile, "received"> };

async function seedFile(deps: Deps, directory: string, { path, file }: SeedFile): Promise<string> {
  const received = await deps.storage.receive(createReadStream(join(directory, path)), limits.fileBytes);
  try {
    return (await createFile({ services: deps, viewer: programViewer }, { received, ...file, isQuick: true })).id;
  } catch (error) {
    if (error instanceof AppError && error.kind === "duplicateFile")
      return (error.details.existing as { id: string }).id;
    throw error;
  }
}

const fileIdIn =
  (fileIds: ReadonlyMap<string, string>) =>
  (name: string): string => {
    const found = fileIds.get(name);
    if (found === undefined) throw new Error(`the demo names a file that it does not have: ${name}`);
    return found;
  };

function fieldsOf(seed: SeedEntry, fileIds: ReadonlyMap<string, string>, now: Date): CreateEntryInput {
  const fileId = fileIdIn(fileIds);
  const countedFrom = countingFrom(seed, now);
  return {
    title: seed.title,
    ...bodyOf(seed, fileId),
    ...(seed.en && { english: englishOf(seed.en) }),
    mainPicture: seed.mainPicture === undefined ? null : fileId(seed.mainPicture),
    tags: seed.tags,
    publishDate: seed.publishedDaysAgo === null ? null : new Date(now.getTime() - seed.publishedDaysAgo * DAY_MS),
    date: dateOf(seed.dateInDays, seed.dateTime, countedFrom),
    ...(seed.event && { event: eventOf(seed, seed.event, countedFrom) }),
    isRound: seed.isRound ?? false,
  };
}

function englishOf({ title, content, gallery, links = [] }: NonNullable<SeedEntry["en"]>) {
  return {
    title,
    content,
    ...(gallery && { sections: [gallery] }),
    links: links.map((link) => ({ title: link })),
  };
}

function bodyOf(seed: SeedEntry, fileId: (name: string) => string): Partial<CreateEntryInput> {
  return {
    ...(seed.inserted && { blocks: frameOf(seed.content, seed.inserted, fileId) }),
    content: seed.content,
    media: (seed.media ?? []).map((names) => names.map(fileId)),
    downloads: (seed.downloads ?? []).map(fileId),
    links: seed.links ?? [],
    ...(seed.gallery && { sections: [{ type: "gallery", settings: gallerySettingsOf(seed.gallery, fileId) }] }),
  };
}

/** The order of all blocks. The texts are blank, because `content` and `media` fill them. */
function frameOf(
  content: readonly string[],
  inserted: NonNullable<SeedEntry["inserted"]>,
  fileId: (name: string) => string,
): Block[] {
  const text: SeedBlock = { type: "text", html: "", media: [] };
  const blocks = content.flatMap((_, index) => [
    text,
    ...inserted.filter(({ after }) => after === index).flatMap((own) => own.blocks),
  ]);
  return blocks.map((block) => withFiles({ ...block, id: newBlockId() }, fileId));
}

function gallerySettingsOf(gallery: NonNullable<SeedEntry["gallery"]>, fileId: (name: string) => string) {
  return {
    ...defaultGallery,
    title: gallery.title,
    showTitle: gallery.title !== "",
    size: gallery.size ?? defaultGallery.size,
    onClick: gallery.onClick ?? defaultGallery.onClick,
    images: gallery.images.map(({ picture, caption }) => ({ file: fileId(picture), caption })),
  };
}

/** @returns the moment from which the days of the entry's dates are counted */
function countingFrom({ dateInDays = 0, weekday, yearDay }: SeedEntry, now: Date): Date {
  const start = yearDay === undefined ? now : nextDay(yearDay, now);
  if (weekday === undefined) return start;
  const first = new Date(start.getTime() + dateInDays * DAY_MS);
  // Date counts from Sunday, and the list of weekdays from Monday.
  const missing = (weekdays.indexOf(weekday) + 1 - first.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + missing * DAY_MS);
}

function nextDay(yearDay: string, now: Date): Date {
  const year = now.getUTCFullYear();
  const day = new Date(`${year}-${yearDay}T12:00:00Z`);
  return day > now ? day : new Date(`${year + 1}-${yearDay}T12:00:00Z`);
}

function dateOf(inDays: number | undefined, time: string | undefined, from: Date): string | null {
  if (inDays === undefined) return null;
  const day = new Date(from.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return time === undefined ? day : momentInGermany(day, time).toISOString();
}

function eventOf(
  { dateInDays = 0, dateTime }: SeedEntry,
  { endInDays, endTime, changes = [], ...event }: NonNullable<SeedEntry["event"]>,
  from: Date,
): CreateEntryInput["event"] {
  return {
    ...event,
    end: dateOf(endInDays, endTime, from),
    changes: changes.map(({ inDays, movedDays, place = null, status = null }) => {
      const day = dateInDays + inDays;
      const isMoved = movedDays !== undefined;
      return {
        day: dateOf(day, undefined, from) ?? "",
        date: isMoved ? dateOf(day + movedDays, dateTime, from) : null,
        end: isMoved ? dateOf(day + movedDays, endTime, from) : null,
        place,
        status,
      };
    }),
  };
}

function momentInGermany(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone: SITE_ZONE,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(asUtc);
  const offsetMs = new Date(`${shown.replace(" ", "T")}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offsetMs);
}
