// The format of archives of release 0.1.0. These archives never change, so this file must never change either.
import { z } from "zod";
import type { Level, LevelTable } from "../../level.ts";
import { sanitizeBlock0003 } from "./html.ts";

const text = z.string().refine((value) => !value.includes("\u0000") && value.isWellFormed());
const hash = z.string().regex(/^[0-9a-f]{64}$/u);
const moment = z.iso.datetime();
const int = z.int().min(-2_147_483_647).max(2_147_483_647);

function isTagPath(path: string): boolean {
  const levels = path.split("|");
  return (
    path === path.normalize("NFC") &&
    levels.length <= 8 &&
    levels.every((level) => level === level.trim() && level.length > 0 && level.length <= 60)
  );
}
const tagPath = text.refine(isTagPath);

function isLink(value: string): boolean {
  if (value.length === 0 || value.length > 2_000 || /[\u0000-\u0020\u007f]/u.test(value)) return false;
  if (value.startsWith("#")) return true;
  if (value.startsWith("/")) return !/^\/[/\\]/u.test(value);
  return /^(https?:\/\/[^/]|mailto:|tel:)/iu.test(value);
}

const fileId = text.pipe(z.string().max(100));
const fileIds = z.array(fileId);
const size = z.enum(["stretch", "fit", "crop", "cropcover"]);
const gallery = z.object({
  myTitle: text,
  myShowTitle: z.boolean(),
  myInterval: z.int().min(500).max(600_000),
  mySize: size,
  myOnClick: z.enum(["fullscreen", "none"]),
  mySizeClick: size,
  pivot: z.enum(["horizontal", "vertical"]),
  positionX: z.enum(["left", "center", "right"]),
  positionY: z.enum(["top", "center", "bottom"]),
  images: z.array(z.object({ file: fileId, caption: text })),
});
const section = z.discriminatedUnion("type", [
  z.object({ type: z.literal("gallery"), settings: gallery }),
  z.object({ type: z.literal("download"), files: fileIds }),
]);

const pixels = z.int().min(0);
const edit = z.discriminatedUnion("type", [
  z.object({ type: z.literal("crop"), x: pixels, y: pixels, w: pixels, h: pixels }),
  z.object({ type: z.literal("rotate"), angle: z.number() }),
]);

const line = z.string().max(2_000);
const recipients = z.array(z.string().max(254)).max(20);
const settings = z
  .object({
    domain: line,
    title: line,
    description: line,
    keywords: line,
    author: line,
    language: z.enum(["de", "en"]),
    meta: z.object({ sites: z.array(z.object({ path: line, title: line, description: line })) }),
    shop: z.object({ enabled: z.boolean() }),
    components: z.record(z.string().max(60), z.object({ enabled: z.boolean() })),
    quota: z.int().min(0),
    notify: z.object({ message: recipients, order: recipients }),
    mail: z.object({ from: line, replyTo: line }),
    socialPage: line,
  })
  .partial()
  .loose();

const noBytes = (): string[] => [];

function table(name: string, fields: Record<string, z.ZodType>, more: Partial<LevelTable> = {}): LevelTable {
  const columnOf = (field: string): string => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const columns = Object.fromEntries(Object.keys(fields).map((field) => [field, columnOf(field)]));
  return { name, schema: z.strictObject(fields), columns, blank: {}, hashesOf: noBytes, isPrefilled: false, ...more };
}

export const level0003: Level = {
  migrations: 4,
  last: "0003_search-in-entries",
  tables: [
    table("config", { id: int, settings, version: int }, { blank: { secrets: {} }, isPrefilled: true }),
    table("users", {
      id: text,
      name: text,
      handle: text,
      passwordHash: z.string().regex(/^\$argon2id\$/u),
      roles: z.array(z.enum(["admin", "system"])),
      mustChangePassword: z.boolean(),
      failedLogins: int,
      lastLogin: moment.nullable(),
      created: moment,
      version: int,
    }),
    table("tags", { path: tagPath, created: moment }),
    table(
      "files",
      {
        id: text,
        name: text,
        ext: text,
        mime: text,
        kind: z.enum(["image", "video", "audio", "pdf", "other"]),
        hash,
        originalHash: hash,
        sizeBytes: z.int(),
        originalSizeBytes: z.int(),
        edits: z.array(edit),
        width: int.nullable(),
        height: int.nullable(),
        uploadDate: moment,
        altDe: text,
        altEn: text,
        decorative: z.boolean(),
        focalX: z.number(),
        focalY: z.number(),
        consent: z.object({ basis: text, until: z.iso.date().nullable() }).nullable(),
        placeholder: z.base64().nullable(),
        version: int,
      },
      { hashesOf: (row) => [String(row["hash"]), String(row["originalHash"])] },
    ),
    table(
      "file_variants",
      {
        gridref: text,
        fileId: text,
        mime: z.string().regex(/^image\/[a-z]+$/u),
        width: int,
        height: int,
        sizeBytes: z.int(),
        hash,
      },
      { hashesOf: (row) => [String(row["hash"])] },
    ),
    table("file_tags", { fileId: text, path: tagPath, position: int }),
    table("entries", {
      id: text,
      title: text,
      content: z.array(text.transform(sanitizeBlock0003)),
      media: z.array(fileIds),
      mediamain: text.nullable(),
      downloads: fileIds,
      links: z.array(z.object({ title: text, url: text.refine(isLink) })),
      sections: z.array(section),
      publishDate: moment.nullable(),
      date: moment.nullable(),
      dateHasTime: z.boolean(),
      avatar: z.boolean(),
      shareFb: text.nullable(),
      created: moment,
      updated: moment,
      version: int,
    }),
    table("entry_files", { entryId: text, fileId: text }),
    table("entry_tags", { entryId: text, path: tagPath, position: int }),
    table("outgoing_mail", {
      id: text,
      recipient: text,
      subject: text,
      body: text,
      created: moment,
      attempts: int,
      nextAttempt: moment.nullable(),
      sent: moment.nullable(),
      lastError: text.nullable(),
    }),
  ],
};
