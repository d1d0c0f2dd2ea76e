import { index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { WaitingChange } from "#contract/schemas/approvals.ts";
import type { ApprovalKind } from "#contract/values/approvals.ts";
import { idColumn, moment } from "./columns.ts";
import type { StoredSecret } from "./settings.ts";

/**
 * - `secret`: the new payment key, sealed.
 * - `replaces`: the payment key that was stored when somebody asked; a secret one sealed, '' for none.
 * - `version`: the version of the newsletter that may be sent, or of the account that may be changed.
 */
export type StoredChange = WaitingChange & { secret?: StoredSecret; replaces?: string; version?: number };

/** Changes that wait for a second person. A row is deleted with the decision. */
export const approvals = pgTable(
  "approvals",
  {
    id: idColumn("id").primaryKey(),
    kind: text("kind").$type<ApprovalKind>().notNull(),
    /** What is changed: the path of a setting, a mail address, the id of a newsletter. A later request replaces it. */
    subject: text("subject").notNull(),
    change: jsonb("change").$type<StoredChange>().notNull(),
    /** Has no reference: a deleted user must not become a stranger to the own request. */
    fromId: idColumn("from_id").notNull(),
    fromName: text("from_name").notNull(),
    created: moment("created").notNull(),
    /** The last mail to those who may decide. Later requests for the same do not mail them again at once. */
    mailed: moment("mailed"),
  },
  (table) => [
    unique("approvals_subject_unique").on(table.kind, table.subject),
    index("approvals_from_idx").on(table.fromId),
  ],
);
