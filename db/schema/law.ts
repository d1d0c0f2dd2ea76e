import { pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const lawConfirmations = pgTable("law_confirmations", {
  line: text("line").primaryKey(),
  at: moment("at").notNull(),
  userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
  userName: text("user_name").notNull(),
});
