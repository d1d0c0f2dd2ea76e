import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment, updatedColumn } from "./columns.ts";

export const users = pgTable("users", {
  id: idColumn("id").primaryKey(),
  name: text("name").notNull(),
  handle: text("handle").notNull().unique(),
  passwordHash: text("password_hash"),
  roles: text("roles").array().notNull(),
  mustChangePassword: boolean("must_change_password").notNull().default(false),
  /** A locked user cannot sign in, and has no sessions. */
  isLocked: boolean("is_locked").notNull().default(false),
  failedLogins: integer("failed_logins").notNull().default(0),
  lastLogin: moment("last_login"),
  /** The time of the last request, accurate to a few minutes. */
  lastSeen: moment("last_seen"),
  created: moment("created").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
  updated: updatedColumn(),
});
