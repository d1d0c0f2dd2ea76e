// Page views by day, and salted hashes to count visitors within a day. No data can be traced to a person.
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
    /** The host of the referring page; '' within the site, and if the browser sends none. */
    referrer: bytewiseText("referrer").notNull(),
    /** 'phone', 'tablet' or 'desktop'. */
    device: text("device").notNull(),
    /** The browser's preferred language, such as 'de'; '' if it sends none. */
    language: text("language").notNull(),
    views: integer("views").notNull(),
    /** Visitors whose first view of the day is in this row, so that a day's rows sum up correctly. */
    visitors: integer("visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.device, table.language] })],
);

/** The salt of a day, shared by all processes and deleted after the day. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  /** Base64. */
  salt: text("salt").notNull(),
});

/** Hashes of a day's visitors with the day's salt, deleted together with it. */
export const dayVisitors = pgTable(
  "day_visitors",
  { day: dayColumn(), visitor: text("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
