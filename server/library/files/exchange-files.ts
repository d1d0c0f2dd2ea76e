// Exchanges the contents of two files. Each file keeps its id, tags and uses.
import { AppError } from "#contract/schemas/errors.ts";
import type { ExchangeFilesInput, LibraryFile } from "#contract/schemas/files.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { refuseKept } from "./kept-files.ts";
import { presentFile } from "./present.ts";
import { renewVariantsInOwners } from "./renew-in-owners.ts";
import { renamedTo, withEnding } from "./rules.ts";
import { type FileRow, lockFiles, updateFile } from "./store.ts";

/**
 * Alternative text, focal point and consent belong to the content, so they are exchanged too.
 * @param nameWith the new name of the file `withId`
 * @returns the file `id` with its new content
 * @throws notFound (C404), conflict (C409) with the stored file, otherFileKind (C3) for two kinds, invalid (C200)
 * @throws fileKept (C109)
 */
export function exchangeFiles(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { id, version, withId, nameWith, alt }: ExchangeFilesInput,
): Promise<LibraryFile> {
  if (id === withId) throw new AppError("invalid", { fields: { withId: { key: "invalid" } } });
  return services.database.db.transaction(async (tx) => {
    const rows = await lockFiles(tx, [id, withId]);
    const one = rows.find((row) => row.id === id);
    const other = rows.find((row) => row.id === withId);
    if (!one || !other) throw new AppError("notFound");
    refuseOtherVersion(one, version, presentFile);
    refuseKept([one, other], services.now());
    if (one.kind !== other.kind) throw new AppError("otherFileKind");
    const after = { ...withContentOf(one, other), ...saidOf(alt) };
    const otherAfter = withContentOf(other, one);
    if (nameWith !== undefined) otherAfter.name = renamedTo(nameWith, one.ext) || otherAfter.name;
    // Originals and variants are unique in the database. So the second file temporarily has a placeholder and no
    // variants.
    const emptied = { ...other, originalHash: `exchanged ${other.id}`, variants: [] };
    await updateFile(tx, other, emptied);
    const stored = await updateFile(tx, one, after);
    await updateFile(tx, emptied, otherAfter);
    const change = { by: viewer.id, at: services.now() };
    await renewVariantsInOwners(tx, services.registries, one, after.variants, change);
    await renewVariantsInOwners(tx, services.registries, other, otherAfter.variants, change);
    return presentFile(stored);
  });
}

function withContentOf(row: FileRow, { id: _id, name: _name, tags: _tags, ...content }: FileRow): FileRow {
  return {
    ...content,
    id: row.id,
    name: withEnding(row.name, row.ext, content.ext),
    tags: row.tags,
    uploadDate: row.uploadDate,
    variants: content.variants.map((variant) => ({ ...variant, fileId: row.id })),
    updated: row.updated,
    version: row.version + 1,
  };
}

function saidOf(alt: ExchangeFilesInput["alt"]): Partial<FileRow> {
  return alt ? { altDe: alt.de, altEn: alt.en, decorative: alt.decorative } : {};
}
