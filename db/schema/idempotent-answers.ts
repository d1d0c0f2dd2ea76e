// Answers to POST requests of programs with an Idempotency-Key. A repeated request gets the same answer for a day.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    tokenHash: text("token_hash").notNull(),
    key: text("key").notNull(),
    /** The SHA-256 of the request's path and body. */
    requestHash: text("request_hash").notNull(),
    /** JSON; '' for an answer without a body. null while the first request runs. */
    text: text("text"),
    created: moment("created").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.key] }),
    index("idempotent_answers_created_idx").on(table.created),
  ],
);
