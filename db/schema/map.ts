// Places on the map, and the still of the map, which the site draws from tiles.
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, idColumn, moment } from "./columns.ts";

export const mapPlaces = pgTable("map_places", {
  id: idColumn("id").primaryKey(),
  title: text("title").notNull(),
  text: text("text").notNull(),
  en: jsonb("en").$type<{ title: string; text: string }>(),
  /** In degrees (WGS 84). */
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
  picture: idColumn("picture"),
  version: integer("version").notNull().default(1),
});

/** The tiles of the still. They are kept, so that a slightly moved pin causes few requests. */
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
  /** `asked` counts the requests. `drawn` is the number of the last one drawn; later ones are still to be drawn. */
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
