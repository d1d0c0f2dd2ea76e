import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile, UpdateFileInput } from "#contract/schemas/files.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { refuseForeign } from "./own-files.ts";
import { presentFile } from "./present.ts";
import { renamedTo } from "./rules.ts";
import { type FileRow, lockFiles, updateFile } from "./store.ts";

/** Omitted fields stay unchanged. @throws notFound (C404), conflict (C409) with the stored file, invalid (C200) */
export function changeFile(
  context: CommandContext<"database" | "now" | "registries">,
  { id, version, ...input }: UpdateFileInput,
): Promise<LibraryFile> {
  const { services, viewer } = context;
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockFiles(tx, [id]);
    if (!before) throw new AppError("notFound");
    await refuseForeign(tx, context, before);
    refuseOtherVersion(before, version, presentFile);
    const changed = { ...before, ...changesOf(before, input) };
    if (isDeepStrictEqual(changed, before)) return presentFile(before);
    const after = { ...changed, version: before.version + 1 };
    const stored = await updateFile(tx, before, after);
    const change = { label: after.name, before: auditedOf(before), after: auditedOf(after) };
    await recordChange(tx, { viewer, at: services.now() }, { ...change, action: "update", noun: "file" });
    return presentFile(stored);
  });
}

export function auditedOf(row: FileRow) {
  const { name, tags, decorative, consent, child, creditAuthor, creditLicence, creditUrl } = row;
  return {
    name,
    tags,
    alt: { de: row.altDe, en: row.altEn },
    decorative,
    focal: { x: row.focalX, y: row.focalY },
    consent,
    child,
    credit: { author: creditAuthor, licence: creditLicence, url: creditUrl },
  };
}

function changesOf(
  row: FileRow,
  { name, tags, alt, focal, ...facts }: Omit<UpdateFileInput, "id" | "version">,
): Partial<FileRow> {
  return {
    ...factsAfter(row, facts),
    name: nameAfter(row, name),
    tags: tags ?? row.tags,
    altDe: alt?.de ?? row.altDe,
    altEn: alt?.en ?? row.altEn,
    decorative: alt?.decorative ?? row.decorative,
    focalX: focal?.x ?? row.focalX,
    focalY: focal?.y ?? row.focalY,
  };
}

export function factsAfter(
  row: FileRow,
  { consent, child, credit }: Pick<UpdateFileInput, "consent" | "child" | "credit">,
) {
  return {
    consent: consent === undefined ? row.consent : consent,
    child: child ?? row.child,
    creditAuthor: credit?.author ?? row.creditAuthor,
    creditLicence: credit?.licence ?? row.creditLicence,
    creditUrl: credit?.url ?? row.creditUrl,
  };
}

/** Adds a missing extension to a new name. @throws invalid (C200) for an empty name */
function nameAfter(row: FileRow, name: string | undefined): string {
  if (name === undefined || name === row.name) return row.name;
  const renamed = renamedTo(name, row.ext);
  if (renamed === "") throw new AppError("invalid", { fields: { name: { key: "required" } } });
  return renamed;
}
