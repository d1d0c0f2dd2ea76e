import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import type { Database } from "#db/open.ts";
import { uncredited } from "#server/library/files/rules.ts";
import { type FileRow, insertFile as insertFileRow } from "#server/library/files/store.ts";

export async function insertFile(database: Database, more: Partial<FileRow> = {}): Promise<string> {
  const hash = randomBytes(32).toString("hex");
  const row: FileRow = {
    id: newId(),
    name: "Bild.jpg",
    ext: "jpg",
    mime: "image/jpeg",
    kind: "image",
    hash,
    originalHash: hash,
    sizeBytes: 1_000,
    originalSizeBytes: more.sizeBytes ?? 1_000,
    edits: [],
    placeholder: null,
    width: 600,
    height: 400,
    uploadDate: more.uploadDate ?? new Date(),
    updated: more.uploadDate ?? new Date(),
    createdBy: null,
    altDe: "",
    altEn: "",
    decorative: false,
    focalX: 0.5,
    focalY: 0.5,
    consent: null,
    ...uncredited,
    version: 1,
    tags: [],
    variants: [],
    ...more,
  };
  await database.db.transaction((tx) => insertFileRow(tx, row));
  return row.id;
}
