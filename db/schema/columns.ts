// The column kinds that several tables share: ids, moments in UTC and tag paths in byte order.
import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** UUIDv7 text, made by the application. */
export const idColumn = (name: string) => text(name);

/** A moment, UTC in the database, a Date in the code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * A materialised tag path ('Feste|2026|Apfeltag'). Collation "C" makes the order that of the bytes,
 * so that a subtree is one range of the index whatever locale the server was set up with.
 */
export const tagPath = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});
