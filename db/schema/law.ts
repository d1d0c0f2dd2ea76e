// What editors have confirmed of the lines of the law: who says that it is so, and since when.
import { pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const lawConfirmations = pgTable("law_confirmations", {
  /** 'L9' */
  line: text("line").primaryKey(),
  at: moment("at").notNull(),
  userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
  /** The name at that time, which stays. */
  userName: text("user_name").notNull(),
});
