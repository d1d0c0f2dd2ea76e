// Page views by day, and salted hashes that count the visitors of a day. The data does not identify any person.
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
    /** The host of the page from which the visitor came; '' within the site, or if the browser does not send it. */
    referrer: bytewiseText("referrer").notNull(),
    device: text("device").notNull(),
    /** The browser's preferred language, such as 'de'; '' if the browser does not send it. */
    language: text("language").notNull(),
    views: integer("views").notNull(),
    /** Counts each visitor once a day, in the row of the first view. The rows of a day can therefore be added up. */
    visitors: integer("visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.device, table.language] })],
);

/** One salt for each day, which all processes share. It is deleted after the day. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

/** The visitors of a day, hashed with the salt of the day. They are deleted together with the salt. */
export const dayVisitors = pgTable(
  "day_visitors",
  { day: dayColumn(), visitor: text("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
