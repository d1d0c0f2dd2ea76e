// Users who may sign in; the handle is stored in its normal form (trimmed, lower case).
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const users = pgTable("users", {
  id: idColumn("id").primaryKey(),
  name: text("name").notNull(),
  handle: text("handle").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  roles: text("roles").array().notNull(),
  mustChangePassword: boolean("must_change_password").notNull().default(false),
  failedLogins: integer("failed_logins").notNull().default(0),
  lastLogin: moment("last_login"),
  created: moment("created").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
});
