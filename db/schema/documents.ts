// Documents of orders. A trigger refuses all changes. Until the end of the day `keepUntil`, it also refuses the
// removal.
import { date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type DocumentContent, documentKinds } from "#contract/shop/document-content.ts";
import { bytes, idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

export const documents = pgTable(
  "documents",
  {
    id: idColumn("id").primaryKey(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    /** Each kind has its own numbers. The numbers of accounting documents have no gaps. */
    serial: integer("serial").notNull(),
    number: text("number").notNull().unique(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id),
    created: moment("created").notNull(),
    /** The customer's normalised mail address, by which the export of personal data finds the document. */
    email: text("email").notNull(),
    content: jsonb("content").$type<DocumentContent>().notNull(),
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

export const documentFiles = pgTable("document_files", {
  documentId: idColumn("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  bytes: bytes("bytes").notNull(),
});
