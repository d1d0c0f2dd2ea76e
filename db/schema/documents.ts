// Documents of orders. Rows are only added: a trigger refuses every change, and every removal before its day.
import { date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type DocumentContent, documentKinds } from "#contract/shop/document-content.ts";
import { bytes, idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

export const documents = pgTable(
  "documents",
  {
    id: idColumn("id").primaryKey(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    /** Counted for each kind; without a gap for those that say what is owed. */
    serial: integer("serial").notNull(),
    /** As it is printed: 'RE-1001'. */
    number: text("number").notNull().unique(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id),
    created: moment("created").notNull(),
    /** The customer's address in its normal form, by which a person's documents are found. */
    email: text("email").notNull(),
    content: jsonb("content").$type<DocumentContent>().notNull(),
    /** The last day on which it must be there. */
    keepUntil: date("keep_until", { mode: "string" }).notNull(),
  },
  (table) => [
    unique("documents_serial_unique").on(table.kind, table.serial),
    index("documents_order_idx").on(table.orderId),
    index("documents_created_idx").on(table.created),
    index("documents_email_idx").on(table.email),
    index("documents_keep_until_idx").on(table.keepUntil),
  ],
);

/** A document as it was printed first; from then on it is this file. */
export const documentFiles = pgTable("document_files", {
  documentId: idColumn("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  bytes: bytes("bytes").notNull(),
});
