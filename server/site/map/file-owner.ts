import { asc, count, gt, inArray } from "drizzle-orm";
import { mapPath } from "#contract/values/pages.ts";
import { limits } from "#contract/values/limits.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { mapPlaces } from "#db/schema/map.ts";
import type { FileOwner } from "../../kernel/owners/file-owner.ts";
import { findFileIds } from "../../library/files/store.ts";
import { ownersUsing, storeFileUses } from "../../library/files/uses-store.ts";
import { lockPlaces, type PlaceRow, updatePlace } from "./store.ts";

const namesAny = (db: Queryable, fileIds: readonly string[]) => inArray(mapPlaces.id, ownersUsing(db, "map", fileIds));

async function withPicture(tx: Tx, row: PlaceRow, picture: string | null): Promise<PlaceRow> {
  const after = { ...row, picture, version: row.version + 1 };
  await updatePlace(tx, row, after);
  return after;
}

async function withoutPictures(tx: Tx, ids: readonly string[], isGone: (picture: string) => boolean) {
  const rows = (await lockPlaces(tx, ids)).filter(({ picture }) => picture !== null && isGone(picture));
  for (const row of rows) await withPicture(tx, row, null);
  return rows;
}

async function idsUsing(db: Queryable, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: mapPlaces.id }).from(mapPlaces).where(namesAny(db, fileIds));
  return rows.map(({ id }) => id);
}

const filesOf = ({ picture }: PlaceRow): string[] => (picture === null ? [] : [picture]);

export const mapFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds) => {
    const gone = new Set(fileIds);
    const rows = await withoutPictures(tx, await idsUsing(tx, fileIds), (picture) => gone.has(picture));
    return rows.map((row) => ({
      id: row.id,
      fileIds: filesOf(row),
      before: row.version,
      after: row.version + 1,
      part: { picture: row.picture },
    }));
  },

  putBack: async (tx, { id, version, part }) => {
    const [row] = await lockPlaces(tx, [id]);
    if (!row) return "gone";
    const { picture } = part as Pick<PlaceRow, "picture">;
    const isKnown = picture !== null && (await findFileIds(tx, [picture])).has(picture);
    if (row.version !== version || !isKnown || row.picture === picture) return "changed";
    return { version: (await withPicture(tx, row, picture)).version };
  },

  versionsOf: async (db, ids) => {
    const { id, version } = mapPlaces;
    const rows = await db
      .select({ id, version })
      .from(mapPlaces)
      .where(inArray(id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.version]));
  },

  // Places reference files, and not the variants of files.
  renewVariants: async () => {},

  listUses: async (db, fileIds) => {
    const where = namesAny(db, fileIds);
    const rows = await db.select().from(mapPlaces).where(where).orderBy(asc(mapPlaces.id)).limit(limits.usesListed);
    const [counted] = await db.select({ total: count() }).from(mapPlaces).where(where);
    const items = rows.map((row) => ({
      kind: "map" as const,
      id: row.id,
      title: row.title,
      path: mapPath,
      state: "public" as const,
      uses: filesOf(row).map((fileId) => ({ fileId, place: { type: "mapPlace" as const } })),
    }));
    return { items, total: counted?.total ?? 0 };
  },

  listNamedFiles: async (db, after, limit) => {
    const rows = await db
      .select()
      .from(mapPlaces)
      .where(gt(mapPlaces.id, after))
      .orderBy(asc(mapPlaces.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, fileIds: filesOf(row) }));
  },

  mend: async (tx, id) => {
    const [row] = await lockPlaces(tx, [id]);
    if (!row) return;
    const known = await findFileIds(tx, filesOf(row));
    await withoutPictures(tx, [id], (picture) => !known.has(picture));
    await storeFileUses(tx, { kind: "map", id }, [...known]);
  },
};
