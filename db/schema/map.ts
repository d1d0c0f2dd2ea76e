import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, idColumn, moment } from "./columns.ts";

export const mapPlaces = pgTable("map_places", {
  id: idColumn("id").primaryKey(),
  title: text("title").notNull(),
  text: text("text").notNull(),
  en: jsonb("en").$type<{ title: string; text: string }>(),
  /** The coordinates in degrees (WGS 84). */
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
  picture: idColumn("picture"),
  version: integer("version").notNull().default(1),
});

/**
 * The tiles of the map's preview image. They are kept, because the next preview image usually needs most of them again.
 */
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

export const mapStills = pgTable("map_stills", {
  id: text("id").primaryKey(),
  /**
   * `asked`: the number of requests. `drawn`: the last drawn request. If `asked` is higher, the image must be drawn
   * again.
   */
  asked: integer("asked").notNull(),
  drawn: integer("drawn").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  nextAttempt: moment("next_attempt").notNull(),
  problem: text("problem"),
  key: text("key"),
  wide: bytes("wide"),
  tall: bytes("tall"),
  drawnAt: moment("drawn_at"),
});
