// Captchas that were used. Open challenges are no rows: they are sealed.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const usedCaptchas = pgTable(
  "used_captchas",
  {
    /** The challenge's own random part. */
    nonce: text("nonce").primaryKey(),
    /** From then on the challenge is refused by its age, and the row is not needed. */
    expires: moment("expires").notNull(),
  },
  (table) => [index("used_captchas_expires_idx").on(table.expires)],
);
