// Preview images of YouTube videos. Jobs fetch the images, so that pages load nothing from YouTube.
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const videoStills = pgTable("video_stills", {
  id: text("id").primaryKey(),
  attempts: integer("attempts").notNull().default(0),
  nextAttempt: moment("next_attempt").notNull(),
  problem: text("problem"),
  small: bytes("small"),
  large: bytes("large"),
  fetched: moment("fetched"),
});
