import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { PictureEdit } from "#contract/schemas/picture-edits.ts";
import { bytewiseText, foldedText, idColumn, moment, updatedColumn } from "./columns.ts";
import { users } from "./users.ts";

/** The legal basis for showing persons in a picture (legal.md L25), and its last day (YYYY-MM-DD). */
export type StoredConsent = { basis: string; until: string | null };

/** The folded name is the first line of the search text, cut to the maximum length of an index. */
export function fileNameOrder(searchText: AnyColumn): SQL {
  return sql`left(split_part(${searchText}, E'\\n', 1), 255)`;
}

export const files = pgTable(
  "files",
  {
    id: idColumn("id").primaryKey(),
    name: text("name").notNull(),
    ext: text("ext").notNull(),
    mime: text("mime").notNull(),
    kind: text("kind", { enum: ["image", "video", "audio", "pdf", "other"] }).notNull(),
    /**
     * `hash`: the SHA-256 of the current bytes. `originalHash`: the SHA-256 of the first upload, to restore the
     * original.
     */
    hash: text("hash").notNull(),
    originalHash: text("original_hash").notNull().unique(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    originalSizeBytes: bigint("original_size_bytes", { mode: "number" }).notNull(),
    edits: jsonb("edits").$type<PictureEdit[]>().notNull().default([]),
    width: integer("width"),
    height: integer("height"),
    uploadDate: moment("upload_date").notNull(),
    /** null: nobody's, for example because the user was removed. */
    createdBy: idColumn("created_by").references(() => users.id, { onDelete: "set null" }),
    altDe: text("alt_de").notNull().default(""),
    altEn: text("alt_en").notNull().default(""),
    decorative: boolean("decorative").notNull().default(false),
    focalX: doublePrecision("focal_x").notNull().default(0.5),
    focalY: doublePrecision("focal_y").notNull().default(0.5),
    consent: jsonb("consent").$type<StoredConsent>(),
    /** The picture shows a person under 18. Without a consent, it is not shared on social networks. */
    child: boolean("child").notNull().default(false),
    creditAuthor: text("credit_author").notNull().default(""),
    creditLicence: text("credit_licence").notNull().default(""),
    creditUrl: text("credit_url").notNull().default(""),
    /** Since this moment, guests do not get the picture, because a person asked for its removal. */
    hidden: moment("hidden"),
    /**
     * A WebP of at most 16 × 16 pixels in base64, shown while the picture loads. null for transparent and animated
     * pictures, and for files that are no pictures.
     */
    placeholder: text("placeholder"),
    /** The last day (YYYY-MM-DD) on which the file must stay as it is; null if it may be changed. */
    keepUntil: text("keep_until"),
    version: integer("version").notNull().default(1),
    updated: updatedColumn(),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`name || E'\\n' || alt_de || E'\\n' || alt_en`)),
  },
  (table) => [
    index("files_updated_idx").on(table.updated, table.id),
    index("files_upload_date_idx").on(table.uploadDate, table.id),
    index("files_name_order_idx").on(fileNameOrder(table.searchText), table.id),
    index("files_size_idx").on(table.sizeBytes, table.id),
    index("files_kind_idx").on(table.kind, table.uploadDate, table.id),
    index("files_hash_idx").on(table.hash),
    index("files_hidden_idx")
      .on(table.id)
      .where(sql`hidden is not null`),
    index("files_credit_idx")
      .on(table.name, table.id)
      .where(sql`credit_author <> '' or credit_licence <> '' or credit_url <> ''`),
  ],
);

/** Renditions of pictures that are made after the upload: 'widths' if it has made only one, and those in AVIF. */
export const pictureWork = pgTable(
  "picture_work",
  {
    fileId: idColumn("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["widths", "avif"] }).notNull(),
    /** A process that begins the work moves this time ahead, so that no other process does the same work. */
    nextAttempt: moment("next_attempt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.kind] })],
);

export const fileVariants = pgTable(
  "file_variants",
  {
    id: idColumn("id").primaryKey(),
    fileId: idColumn("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    mime: text("mime").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [index("file_variants_file_idx").on(table.fileId), index("file_variants_hash_idx").on(table.hash)],
);
