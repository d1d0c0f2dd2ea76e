// What a board has passed on to the next one.
import { pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const boardHandover = pgTable("board_handover", {
  step: text("step").primaryKey(),
  at: moment("at").notNull(),
  userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
});
