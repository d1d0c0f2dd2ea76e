// Changes what is said of a file: name, tags, alternative text, focal point, consent.
import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/errors.ts";
import type { LibraryFile, UpdateFileInput } from "#contract/files.ts";
import type { Database } from "#db/open.ts";
import { bumpContentVersion } from "../content/version.ts";
import { presentFile } from "./present.ts";
import { renamedTo } from "./rules.ts";
import { type FileChanges, type FileRow, lockFiles, updateFile } from "./store.ts";

/**
 * Fields left out stay; a file that this does not change keeps its version.
 * @throws notFound (C404), conflict (C409) with the stored file, invalid (C200)
 */
export function changeFile(database: Database, { id, version, ...input }: UpdateFileInput): Promise<LibraryFile> {
  return database.db.transaction(async (tx) => {
    const [row] = await lockFiles(tx, [id]);
    if (!row) throw new AppError("notFound");
    if (version !== undefined && version !== row.version) throw new AppError("conflict", { current: presentFile(row) });
    const changes = changesOf(row, input);
    const tags = input.tags ?? row.tags;
    const after: FileRow = { ...row, ...changes, tags };
    if (isDeepStrictEqual(after, row)) return presentFile(row);
    await updateFile(tx, id, changes, input.tags, row.version + 1);
    await bumpContentVersion(tx);
    return presentFile({ ...after, version: row.version + 1 });
  });
}

function changesOf(row: FileRow, { name, alt, focal, consent }: Omit<UpdateFileInput, "id" | "version">): FileChanges {
  return {
    name: nameAfter(row, name),
    altDe: alt?.de ?? row.altDe,
    altEn: alt?.en ?? row.altEn,
    decorative: alt?.decorative ?? row.decorative,
    focalX: focal?.x ?? row.focalX,
    focalY: focal?.y ?? row.focalY,
    consent: consent === undefined ? row.consent : consent,
  };
}

/** A name sent back as it was read stays, whatever its ending. */
function nameAfter(row: FileRow, name: string | undefined): string {
  if (name === undefined || name === row.name) return row.name;
  const renamed = renamedTo(name, row.ext);
  if (renamed === "") throw new AppError("invalid", { fields: { name: { key: "required" } } });
  return renamed;
}
