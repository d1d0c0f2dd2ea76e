// Page views by day, and salted hashes to count the visitors of one day. No data identifies a person.
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/** Days in the site's time zone, YYYY-MM-DD. */
const dayColumn = () => date("day", { mode: "string" }).notNull();

export const pageViews = pgTable(
  "page_views",
  {
    day: dayColumn(),
    /** Only paths of existing pages are counted. */
    path: bytewiseText("path").notNull(),
    /** The host of the referring page; '' within the site, or if the browser sends none. */
    referrer: bytewiseText("referrer").notNull(),
    device: text("device").notNull(),
    /** The browser's preferred language, such as 'de'; '' if it sends none. */
    language: text("language").notNull(),
    views: integer("views").notNull(),
    /** Each visitor counts in the row of the first view of the day, so that the sum of a day's rows is correct. */
    visitors: integer("visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.device, table.language] })],
);

/** All processes share the salt of a day. It is deleted after the day. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

/** Visitors of a day as hashes with the day's salt, which are deleted with the salt. */
export const dayVisitors = pgTable(
  "day_visitors",
  { day: dayColumn(), visitor: text("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
