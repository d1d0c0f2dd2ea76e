import { DAY_MS } from "#contract/values/time.ts";
import { and, eq, exists, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { type DemoOverview, type DemoPart, shownDemoKinds } from "#contract/values/demo.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import type { DemoKind } from "#db/schema/demo.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { products } from "#db/schema/products.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import { isThere as isCommentThere } from "../../letters/comments/store.ts";
import { getSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { type DemoItem, findItems, findState } from "./items.ts";
import { findGoingLogo, findGoingSettings, namedGroups } from "./settings-standing.ts";

export type Standing = { id: string; title: string; isAsBrought: boolean };
export type StandingByKind = Record<"page" | "entry" | "product" | "place" | "file", Standing[]>;

export const going = (list: readonly Standing[]): string[] =>
  list.filter(({ isAsBrought }) => isAsBrought).map(({ id }) => id);

const idsOf = (items: readonly DemoItem[], kind: DemoKind): string[] =>
  items.filter((item) => item.kind === kind && item.removed === null).map(({ id }) => id);

export async function findStanding(
  db: Queryable,
  stored: LoadedSettings,
  items: readonly DemoItem[],
): Promise<StandingByKind> {
  const versions = new Map(items.map(({ kind, id, version }) => [`${kind} ${id}`, version]));
  const judged = (kind: DemoKind, rows: { id: string; title: string; version: number; isBusy?: boolean }[]) =>
    rows.map(({ id, title, version, isBusy = false }) => ({
      id,
      title,
      isAsBrought: !isBusy && versions.get(`${kind} ${id}`) === version,
    }));
  const written = db
    .select({ one: sql`1` })
    .from(comments)
    .where(and(eq(comments.entryId, entries.id), isCommentThere));
  const ofEntries = async (kind: "page" | "entry"): Promise<Standing[]> => {
    const rows = await db
      .select({
        id: entries.id,
        title: entries.title,
        version: entries.version,
        // True if the entry has a working copy, a shared post, or comments. Such an entry is not removed with the demo.
        isBusy: sql<boolean>`${workingCopies.entryId} is not null or ${entries.shareFb} is not null or ${exists(written)}`,
      })
      .from(entries)
      .leftJoin(workingCopies, eq(workingCopies.entryId, entries.id))
      .where(inArray(entries.id, idsOf(items, kind)))
      .orderBy(entries.id);
    return judged(kind, rows);
  };
  const standing = {
    page: await ofEntries("page"),
    entry: await ofEntries("entry"),
    product: withoutRelated(
      judged(
        "product",
        await db
          .select({ id: products.id, title: products.title, version: products.version })
          .from(products)
          .where(inArray(products.id, idsOf(items, "product")))
          .orderBy(products.id),
      ),
      await findRelations(db),
    ),
    place: judged(
      "place",
      await db
        .select({ id: mapPlaces.id, title: mapPlaces.title, version: mapPlaces.version })
        .from(mapPlaces)
        .where(inArray(mapPlaces.id, idsOf(items, "place")))
        .orderBy(mapPlaces.id),
    ),
  };
  const rows = await db
    .select({ id: files.id, title: files.name, version: files.version })
    .from(files)
    .where(inArray(files.id, idsOf(items, "file")))
    .orderBy(files.id);
  const used = await usedByOthers(db, standing, {
    fileIds: rows.map(({ id }) => id),
    logo: findGoingLogo(stored, items),
  });
  return {
    ...standing,
    file: judged(
      "file",
      rows.map((row) => ({ ...row, isBusy: used.has(row.id) })),
    ),
  };
}

type Relations = { id: string; children: { item: string }[] }[];

function findRelations(db: Queryable): Promise<Relations> {
  return db
    .select({ id: products.id, children: products.children })
    .from(products)
    .where(sql`${products.children} <> '[]'`);
}

/**
 * Takes products off the list that a product outside the list references, even indirectly. These products are not
 * removed.
 */
function withoutRelated(list: Standing[], relations: Relations): Standing[] {
  const ids = new Set(going(list));
  const staying = relations.filter(({ id }) => !ids.has(id));
  const named = new Set(staying.flatMap(({ children }) => children.map(({ item }) => item)));
  const judged = list.map((one) => (named.has(one.id) ? { ...one, isAsBrought: false } : one));
  return going(judged).length === ids.size ? judged : withoutRelated(judged, relations);
}

async function usedByOthers(
  db: Queryable,
  standing: Omit<StandingByKind, "file">,
  { fileIds, logo }: { fileIds: readonly string[]; /** A logo that is removed with the demo. */ logo: string | null },
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const stays = or(
    notInArray(fileUses.ownerKind, ["entry", "product", "map", "settings"]),
    and(
      eq(fileUses.ownerKind, "settings"),
      logo === null ? undefined : or(ne(fileUses.ownerId, "site"), ne(fileUses.fileId, logo)),
    ),
    and(
      eq(fileUses.ownerKind, "entry"),
      notInArray(fileUses.ownerId, [...going(standing.page), ...going(standing.entry)]),
    ),
    and(eq(fileUses.ownerKind, "product"), notInArray(fileUses.ownerId, going(standing.product))),
    and(eq(fileUses.ownerKind, "map"), notInArray(fileUses.ownerId, going(standing.place))),
  );
  const rows = await db
    .selectDistinct({ id: fileUses.fileId })
    .from(fileUses)
    .where(and(inArray(fileUses.fileId, [...fileIds]), stays));
  return new Set(rows.map(({ id }) => id));
}

export async function readDemo(db: Queryable, viewer: Viewer, now: Date): Promise<DemoOverview> {
  const { isKnown, removed } = await findState(db);
  const goneOn = removed === null ? null : new Date(removed.getTime() + BIN_DAYS * DAY_MS);
  const back = goneOn !== null && goneOn > now ? goneOn.toISOString() : null;
  if (!isKnown) return { isThere: false, goes: [], stays: [], settings: [], backUntil: back };
  const items = await findItems(db);
  const stored = await getSettings(db);
  const standing = await findStanding(db, stored, items);
  const parts = (isAsBrought: boolean): DemoPart[] =>
    shownDemoKinds.flatMap((kind) => {
      const titles = standing[kind].filter((item) => item.isAsBrought === isAsBrought).map(({ title }) => title);
      return titles.length === 0 ? [] : [{ kind, titles }];
    });
  const goes = parts(true);
  const productIds = going(standing.product);
  const settings = namedGroups(await findGoingSettings(db, { stored, items, productIds, viewer }));
  return { isThere: goes.length > 0 || settings.length > 0, goes, stays: parts(false), settings, backUntil: back };
}
