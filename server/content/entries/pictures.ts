import { leadPictureId, picturesOf } from "#contract/blocks/pictures.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Queryable } from "#db/open.ts";
import { presentPicture } from "../../library/files/present.ts";
import { findPictures, type WithHidden } from "../../library/files/store.ts";
import type { EntryRow } from "./store.ts";

type Pictured = Pick<EntryRow, "mainPicture" | "blocks">;

export function choosePictures(shown: Iterable<string>): (entry: Pictured) => string | null {
  const taken = new Set(shown);
  return (entry) => {
    const own = [leadPictureId(entry), ...picturesOf(entry.blocks)];
    const chosen = own.find((id) => id !== null && !taken.has(id)) ?? null;
    if (chosen !== null) taken.add(chosen);
    return chosen;
  };
}

export async function picturesById(
  db: Queryable,
  ids: readonly string[],
  which: WithHidden = {},
): Promise<Record<string, Picture>> {
  const files = await findPictures(db, ids, which);
  return Object.fromEntries(files.map((file) => [file.id, presentPicture(file)]));
}
