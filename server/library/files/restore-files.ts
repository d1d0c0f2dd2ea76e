import { AppError } from "#contract/schemas/errors.ts";
import type { RestoredFiles } from "#contract/schemas/files.ts";
import type { Tx } from "#db/open.ts";
import { files } from "#db/schema/files.ts";
import { users } from "#db/schema/users.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import { knownIds, revived } from "../../kernel/bin/carried-rows.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type BinnedFile, dropPlaces, findPlace, lockFileBin, movePlace, takeBinnedFiles } from "./bin-store.ts";
import type { Change } from "../../kernel/owners/file-owner.ts";
import { type FileOwnerKind, fileOwnerKinds } from "../../kernel/owners/owner-kinds.ts";
import type { FileOwners } from "../../kernel/registries.ts";
import { presentFile } from "./present.ts";
import { uncredited } from "./rules.ts";
import { type FileRow, findFileByOriginal, insertFile } from "./store.ts";

/**
 * Restores all these files or none.
 * @throws notFound (C404) if a file is not in the bin, duplicateFile (C1) if another file now has its bytes
 */
export function restoreFiles(
  context: CommandContext<"database" | "now" | "registries">,
  ids: readonly string[],
): Promise<RestoredFiles> {
  const wanted = [...new Set(ids)];
  return context.services.database.db.transaction(async (tx) => {
    await lockFileBin(tx);
    const { rows, ...places } = await restoreFromBin(tx, context, wanted);
    return { restored: rows.length, ...places };
  });
}

type Restored = Omit<RestoredFiles, "restored"> & { rows: FileRow[] };

export async function restoreFromBin(
  tx: Tx,
  { services, viewer }: CommandContext<"now" | "registries">,
  ids: readonly string[],
): Promise<Restored> {
  const at = services.now();
  const binned = await takeBinnedFiles(tx, ids);
  if (binned.length < ids.length) throw new AppError("notFound");
  const rows: FileRow[] = [];
  for (const one of binned) rows.push(await insertBinned(tx, one, at));
  await publicChange(tx, "files", [], ids);
  const places = await putBackInOwners(tx, services.registries.fileOwners, binned, { by: viewer.id, at });
  const restored = rows.map(({ name }) => ({ action: "restore", noun: "file", label: name }) as const);
  await recordChanges(tx, { viewer, at }, restored);
  return { rows, ...places };
}

async function insertBinned(tx: Tx, { row }: BinnedFile, at: Date): Promise<FileRow> {
  const stored = revived<FileRow>(files, row);
  // The user who uploaded the file may have been removed. An earlier release stored no user.
  const by = stored.createdBy ?? null;
  const authors = await knownIds(tx, users.id, by === null ? [] : [by]);
  const createdBy = by !== null && authors.has(by) ? by : null;
  const file = { ...uncredited, ...stored, createdBy, updated: at };
  if (await insertFile(tx, file)) return file;
  const existing = await findFileByOriginal(tx, file.originalHash);
  throw new AppError("duplicateFile", existing ? { existing: presentFile(existing) } : {});
}

/** Puts files back into entries and products, in the order in which removals lock these. */
async function putBackInOwners(tx: Tx, fileOwners: FileOwners, binned: readonly BinnedFile[], change: Change) {
  const owners = ownersOf(binned);
  const counted = { putBack: 0, left: 0 };
  for (const { kind, id } of owners) {
    const place = await findPlace(tx, kind, id);
    const end = place ? await fileOwners[kind].putBack(tx, place, change) : "changed";
    if (end === "gone") continue;
    if (end === "changed" || !place) {
      counted.left += 1;
      continue;
    }
    await movePlace(tx, kind, id, place.version, end.version);
    counted.putBack += 1;
  }
  await dropPlaces(tx, owners);
  return counted;
}

export function ownersOf(binned: readonly Pick<BinnedFile, "owners">[]): { kind: FileOwnerKind; id: string }[] {
  const named = binned.flatMap(({ owners }) => owners);
  return fileOwnerKinds.flatMap((kind) =>
    [...new Set(named.filter((owner) => owner.kind === kind).map(({ id }) => id))].sort().map((id) => ({ kind, id })),
  );
}
