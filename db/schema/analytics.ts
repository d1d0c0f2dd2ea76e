// Page views by day, and what tells one visitor from another within a day: nothing of it leads to a person.
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/** Days are those of the site's time zone, as YYYY-MM-DD. */
const dayColumn = () => date("day", { mode: "string" }).notNull();

export const pageViews = pgTable(
  "page_views",
  {
    day: dayColumn(),
    /** Of a page that was there. */
    path: bytewiseText("path").notNull(),
    /** The host of the page that led here; empty within the site, and if the browser says nothing. */
    referrer: bytewiseText("referrer").notNull(),
    /** 'phone', 'tablet' or 'desktop'. */
    device: text("device").notNull(),
    /** The language that the browser prefers, such as 'de'; empty if it says none. */
    language: text("language").notNull(),
    views: integer("views").notNull(),
    /** Visitors whose first view of the day this was, so that a day's rows add up to its visitors. */
    visitors: integer("visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.device, table.language] })],
);

/** The salt of a day, the same for all processes; thrown away when the day is over. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  /** Base64. */
  salt: text("salt").notNull(),
});

/** Who has been counted on a day, as a hash with the day's salt; thrown away with it. */
export const dayVisitors = pgTable(
  "day_visitors",
  { day: dayColumn(), visitor: text("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
