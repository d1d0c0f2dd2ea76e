// Stills of videos of YouTube: fetched once by a job and served by this site, so that no page asks YouTube for a picture.
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const videoStills = pgTable("video_stills", {
  /** YouTube's id of the video. */
  id: text("id").primaryKey(),
  attempts: integer("attempts").notNull().default(0),
  nextAttempt: moment("next_attempt").notNull(),
  /** Why the last try failed. */
  problem: text("problem"),
  /** WebP; null as long as there is none. */
  small: bytes("small"),
  large: bytes("large"),
  fetched: moment("fetched"),
});
