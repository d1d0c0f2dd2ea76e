// Page views by day. Salted hashes recognise the visitors of the same day. The data does not identify any person.
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

const dayColumn = () => date("day", { mode: "string" }).notNull();

export const pageViews = pgTable(
  "page_views",
  {
    day: dayColumn(),
    path: bytewiseText("path").notNull(),
    /**
     * The host of the page from which the visitor came. '' within the site, or if the browser does not send the host.
     */
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

export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

export const dayVisitors = pgTable(
  "day_visitors",
  { day: dayColumn(), visitor: text("visitor").notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
