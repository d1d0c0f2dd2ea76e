// Stills of YouTube videos, fetched once by a job and served by this site, so that no page requests a picture from
// YouTube.
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const videoStills = pgTable("video_stills", {
  /** YouTube's id of the video. */
  id: text("id").primaryKey(),
  attempts: integer("attempts").notNull().default(0),
  nextAttempt: moment("next_attempt").notNull(),
  /** The reason of the last failure. */
  problem: text("problem"),
  /** WebP; null without a still. */
  small: bytes("small"),
  large: bytes("large"),
  fetched: moment("fetched"),
});
