import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const usedCaptchas = pgTable(
  "used_captchas",
  {
    nonce: text("nonce").primaryKey(),
    expires: moment("expires").notNull(),
  },
  (table) => [index("used_captchas_expires_idx").on(table.expires)],
);
