// What the site says: news, events and the fixed pages, told apart by their tags.
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText, foldedText, idColumn, moment, textOfBlocks } from "./columns.ts";
import { files } from "./files.ts";

export type StoredLink = { title: string; url: string };
export type StoredGalleryImage = { file: string; caption: string };
export type StoredGallerySettings = {
  myTitle: string;
  myShowTitle: boolean;
  myInterval: number;
  mySize: "stretch" | "fit" | "crop" | "cropcover";
  myOnClick: "fullscreen" | "none";
  mySizeClick: "stretch" | "fit" | "crop" | "cropcover";
  pivot: "horizontal" | "vertical";
  positionX: "left" | "center" | "right";
  positionY: "top" | "center" | "bottom";
  images: StoredGalleryImage[];
};
export type StoredSection =
  | { type: "gallery"; settings: StoredGallerySettings }
  | { type: "download"; files: string[] };

export const entries = pgTable(
  "entries",
  {
    id: idColumn("id").primaryKey(),
    title: text("title").notNull(),
    content: jsonb("content").$type<string[]>().notNull(),
    media: jsonb("media").$type<string[][]>().notNull(),
    mediamain: idColumn("mediamain").references(() => files.id, { onDelete: "set null" }),
    downloads: jsonb("downloads").$type<string[]>().notNull(),
    links: jsonb("links").$type<StoredLink[]>().notNull(),
    sections: jsonb("sections").$type<StoredSection[]>().notNull(),
    /** null = draft, future = scheduled, else public. */
    publishDate: moment("publish_date"),
    /** The day or time that the entry is about; `dateHasTime` false = the whole day. */
    date: moment("date"),
    dateHasTime: boolean("date_has_time").notNull().default(false),
    avatar: boolean("avatar").notNull().default(false),
    /** Id of the post on the social page while it is shared there. */
    shareFb: text("share_fb"),
    created: moment("created").notNull(),
    updated: moment("updated").notNull(),
    version: integer("version").notNull().default(1),
    /** Title and text, folded: what is searched. */
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`title || E'\\n' || ${textOfBlocks(sql`content`)}`)),
  },
  (table) => [index("entries_publish_date_idx").on(table.publishDate.desc().nullsFirst(), table.id.desc())],
);

/** Which files an entry uses, derived at each write, so that 'where used' is an index look-up. */
export const entryFiles = pgTable(
  "entry_files",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    fileId: idColumn("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.fileId] }), index("entry_files_file_idx").on(table.fileId)],
);
