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
    /**
     * The session in which push was turned on. If a user ends this session, the device is removed. If the session only
     * expires, the device stays.
     */
    sessionHash: text("session_hash").notNull(),
    name: text("name").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** Everyone who knows this address can send to the browser. So it must not appear in an answer or a log. */
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The site's public key when the browser subscribed. The push service refuses other keys. */
    siteKey: text("site_key").notNull(),
    kinds: text("kinds", { enum: notificationKinds }).array().notNull(),
    created: moment("created").notNull(),
    lastSent: moment("last_sent"),
    problem: text("problem"),
  },
  (table) => [
    uniqueIndex("push_devices_endpoint_idx").on(table.endpoint),
    index("push_devices_user_idx").on(table.userId),
    index("push_devices_session_idx").on(table.sessionHash),
  ],
);

/** Each device has at most one notice of a kind. The numbers in a notice are counted when the notice is sent. */
export const pushNotices = pgTable(
  "push_notices",
  {
    id: idColumn("id").primaryKey(),
    deviceId: idColumn("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** How often this notice was requested. If the number grows during the sending, the notice is sent again. */
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
