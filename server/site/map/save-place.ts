// Each new, moved or removed place requests a new preview image.
import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { CreatePlaceInput, MapPlace, UpdatePlaceInput } from "#contract/schemas/map.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findPictures } from "../../library/files/store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentStoredPlace } from "./read-map.ts";
import { askStill } from "./still-store.ts";
import { countPlaces, deletePlace, insertPlace, lockPlaces, type PlaceRow, updatePlace } from "./store.ts";

type Context = CommandContext<"database" | "now">;

/** @throws invalid (C200) for a file that is no picture, or too many places */
export function createPlace({ services, viewer }: Context, input: CreatePlaceInput): Promise<MapPlace> {
  return services.database.db.transaction(async (tx) => {
    const { title, text = "", en = null, lat, lng, picture = null } = input;
    const row = { id: newId(), title, text, en, lat, lng, picture, version: 1 };
    await requirePicture(tx, picture);
    if ((await countPlaces(tx)) >= limits.mapPlaces)
      throw new AppError("invalid", {
        fields: { title: { key: fieldKeys.tooManyPlaces, values: { max: limits.mapPlaces } } },
      });
    await insertPlace(tx, row);
    await askStill(tx, services.now());
    const change = { action: "create", noun: "map", label: title, after: audited(row) } as const;
    await recordChange(tx, { viewer, at: services.now() }, change);
    return presentStoredPlace(tx, row);
  });
}

/**
 * If nothing changes, the version stays.
 * @throws notFound (C404), conflict (C409) with the stored place, invalid (C200) for a file that is no picture
 */
export function changePlace(
  { services, viewer }: Context,
  { id, version, ...change }: UpdatePlaceInput,
): Promise<MapPlace> {
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockPlaces(tx, [id]);
    if (!before) throw new AppError("notFound");
    const stored = await presentStoredPlace(tx, before);
    refuseOtherVersion(before, version, () => stored);
    const after: PlaceRow = { ...before, ...change };
    if (isDeepStrictEqual(after, before)) return stored;
    if (after.picture !== before.picture) await requirePicture(tx, after.picture);
    after.version += 1;
    await updatePlace(tx, before, after);
    if (before.lat !== after.lat || before.lng !== after.lng) await askStill(tx, services.now());
    const fields = { before: audited(before), after: audited(after) };
    await recordChange(
      tx,
      { viewer, at: services.now() },
      { action: "update", noun: "map", label: after.title, ...fields },
    );
    return presentStoredPlace(tx, after);
  });
}

/** @throws notFound (C404) */
export function removePlace({ services, viewer }: Context, id: string): Promise<void> {
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockPlaces(tx, [id]);
    if (!before) throw new AppError("notFound");
    await deletePlace(tx, before);
    await askStill(tx, services.now());
    const change = { action: "remove", noun: "map", label: before.title, before: audited(before) } as const;
    await recordChange(tx, { viewer, at: services.now() }, change);
  });
}

export async function redrawStill({ services }: Context): Promise<void> {
  await services.database.db.transaction((tx) => askStill(tx, services.now()));
}

const audited = ({ title, text, en, lat, lng, picture }: PlaceRow) => ({ title, text, en, lat, lng, picture });

async function requirePicture(tx: Tx, picture: string | null): Promise<void> {
  if (picture === null || (await findPictures(tx, [picture], { withHidden: true })).length > 0) return;
  throw new AppError("invalid", { fields: { picture: { key: fieldKeys.unknownFile } } });
}
