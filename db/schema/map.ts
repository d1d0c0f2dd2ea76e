// Places on the map, and what is drawn of it: the site serves its own still, made of tiles that were fetched once.
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, idColumn, moment } from "./columns.ts";

export const mapPlaces = pgTable("map_places", {
  id: idColumn("id").primaryKey(),
  title: text("title").notNull(),
  /** Plain text of several lines; '' for none. */
  text: text("text").notNull(),
  en: jsonb("en").$type<{ title: string; text: string }>(),
  /** Degrees (WGS 84). */
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
  /** A file of the library; recorded in file_uses, too. */
  picture: idColumn("picture"),
  version: integer("version").notNull().default(1),
});

/** What the still was made of, so that a pin that moves a little fetches little. */
export const mapTiles = pgTable(
  "map_tiles",
  {
    z: integer("z").notNull(),
    x: integer("x").notNull(),
    y: integer("y").notNull(),
    bytes: bytes("bytes").notNull(),
    fetched: moment("fetched").notNull(),
  },
  (table) => [primaryKey({ columns: [table.z, table.x, table.y] })],
);

/** One row: the still of all places. */
export const mapStills = pgTable("map_stills", {
  id: text("id").primaryKey(),
  /** How often it was asked for, and which of that was drawn last: who asks while it is being drawn is not forgotten. */
  asked: integer("asked").notNull(),
  drawn: integer("drawn").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  nextAttempt: moment("next_attempt").notNull(),
  /** Why the last try failed. */
  problem: text("problem"),
  /** Of the bytes; null as long as there are none. */
  key: text("key"),
  wide: bytes("wide"),
  tall: bytes("tall"),
  drawnAt: moment("drawn_at"),
});
