// Addresses of other programs that the site tells of events, and what it told them.
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { webhookProblems, webhookTypes } from "#contract/values/webhooks.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";
import type { StoredSecret } from "./settings.ts";

export const webhooks = pgTable("webhooks", {
  id: idColumn("id").primaryKey(),
  /** Some services put a key into the address, so it must not appear in a log. */
  url: text("url").notNull(),
  types: text("types", { enum: webhookTypes }).array().notNull(),
  /** null after a restore, because archives do not contain it. */
  secret: jsonb("secret").$type<Pick<StoredSecret, "sealed">>(),
  enabled: boolean("enabled").notNull(),
  /** The first failed attempt since the last delivery. */
  failingSince: moment("failing_since"),
  created: moment("created").notNull(),
  version: integer("version").notNull().default(1),
});

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: idColumn("id").primaryKey(),
    webhookId: idColumn("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The same for each webhook that is told of the event, and for each attempt. */
    eventId: idColumn("event_id").notNull(),
    type: text("type").notNull(),
    /** The signed bytes. All attempts send the same. */
    body: text("body").notNull(),
    created: moment("created").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** null: the site makes no further attempt. */
    nextAttempt: moment("next_attempt"),
    lastAttempt: moment("last_attempt"),
    delivered: moment("delivered"),
    /** The status of the last answer; null if there was none. */
    status: integer("status"),
    problem: text("problem", { enum: webhookProblems }),
  },
  (table) => [
    index("webhook_deliveries_webhook_idx").on(table.webhookId, table.created.desc(), table.id.desc()),
    index("webhook_deliveries_created_idx").on(table.created),
    index("webhook_deliveries_next_idx")
      .on(table.nextAttempt)
      .where(sql`next_attempt is not null`),
  ],
);

/** Entries whose scheduled publication or end was told to programs, and until when it was told. */
export const announcedEntries = pgTable("announced_entries", {
  entryId: idColumn("entry_id")
    .primaryKey()
    .references(() => entries.id, { onDelete: "cascade" }),
  at: moment("at").notNull(),
});
