// Browsers that users have told to notify them, and what each of them is still to be told.
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { notificationKinds } from "#contract/values/notification-kinds.ts";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const pushDevices = pgTable(
  "push_devices",
  {
    id: idColumn("id").primaryKey(),
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The session that it was switched on in; whoever ends that one by hand ends this, too. It may end by itself before. */
    sessionHash: text("session_hash").notNull(),
    name: text("name").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** Whoever knows the address may send to the browser, so no answer and no log has it. */
    endpoint: text("endpoint").notNull(),
    /** The browser's keys, for the encryption of what it is told. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The site's public key at that time: with another one the push service refuses. */
    siteKey: text("site_key").notNull(),
    kinds: text("kinds", { enum: notificationKinds }).array().notNull(),
    created: moment("created").notNull(),
    lastSent: moment("last_sent"),
    /** Why the last one did not reach it: a status of the push service, or 'unreachable'. */
    problem: text("problem"),
  },
  (table) => [
    uniqueIndex("push_devices_endpoint_idx").on(table.endpoint),
    index("push_devices_user_idx").on(table.userId),
    index("push_devices_session_idx").on(table.sessionHash),
  ],
);

/** At most one of a kind for each device: it counts what is new when it is sent. */
export const pushNotices = pgTable(
  "push_notices",
  {
    id: idColumn("id").primaryKey(),
    deviceId: idColumn("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** How often it was asked for: who asks while it is being sent is not forgotten. */
    asked: integer("asked").notNull().default(1),
    attempts: integer("attempts").notNull().default(0),
    created: moment("created").notNull(),
    nextAttempt: moment("next_attempt").notNull(),
  },
  (table) => [
    uniqueIndex("push_notices_device_idx").on(table.deviceId, table.kind),
    index("push_notices_next_idx").on(table.nextAttempt),
  ],
);
