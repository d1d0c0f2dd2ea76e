// Documents are never updated. They are deleted after their retention period. Delivery notes without a sale are
// deleted earlier.
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { DocumentContent } from "#contract/shop/document-content.ts";
import { withDocumentNames } from "#contract/shop/earlier-names.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { documentFiles, documents } from "#db/schema/documents.ts";
import { orders } from "#db/schema/orders.ts";

export type DocumentRow = typeof documents.$inferSelect;

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insert(documents).values(row);
}

/** Renames old field names on reading, because a trigger refuses to change stored documents. */
async function selectDocuments(db: Queryable, where: SQL | undefined, most?: number): Promise<DocumentRow[]> {
  const found = db.select().from(documents).where(where).orderBy(asc(documents.id)).$dynamic();
  const rows = await (most === undefined ? found : found.limit(most));
  return rows.map((row) => ({ ...row, content: withDocumentNames(row.content) as DocumentContent }));
}

export function documentsOf(db: Queryable, orderId: string): Promise<DocumentRow[]> {
  return selectDocuments(db, eq(documents.orderId, orderId));
}

/** @returns the invoices by the ids of their orders */
export async function invoicesOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, { id: string; number: string }>> {
  if (orderIds.length === 0) return new Map();
  const { id, number, orderId, kind } = documents;
  const rows = await db
    .select({ id, number, orderId })
    .from(documents)
    .where(and(inArray(orderId, [...orderIds]), eq(kind, "invoice")));
  return new Map(rows.map((row) => [row.orderId, { id: row.id, number: row.number }]));
}

export async function findDocuments(db: Queryable, ids: readonly string[]): Promise<DocumentRow[]> {
  const rows = await selectDocuments(db, inArray(documents.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function documentsOfPerson(db: Queryable, email: string): Promise<DocumentRow[]> {
  return selectDocuments(db, eq(documents.email, email));
}

export async function findFile(db: Queryable, id: string): Promise<Buffer | null> {
  const [row] = await db.select().from(documentFiles).where(eq(documentFiles.documentId, id));
  return row?.bytes ?? null;
}

export async function insertFile(db: Queryable, documentId: string, bytes: Buffer): Promise<void> {
  await db.insert(documentFiles).values({ documentId, bytes }).onConflictDoNothing();
}

/** @returns at most `most` invoices and corrections with ids after `after`, sorted by id */
export function accountingAfter(
  db: Queryable,
  { from, before, after }: { from: Date; before: Date; after: string },
  most: number,
): Promise<DocumentRow[]> {
  const { created, kind, id } = documents;
  const where = and(
    gte(created, from),
    lt(created, before),
    ne(kind, "delivery"),
    after === "" ? undefined : gt(id, after),
  );
  return selectDocuments(db, where, most);
}

export async function dropDocumentsKeptUntilBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(documents).where(lt(documents.keepUntil, day));
}

export async function closedOrders(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isClosed = or(isNotNull(orders.cancelled), isNotNull(orders.deleted), isNotNull(orders.released));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isClosed));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes delivery notes of an order without an invoice. Without a sale, they are no tax records. */
export async function dropUnsoldNotes(tx: Tx, orderId: string): Promise<void> {
  const made = await documentsOf(tx, orderId);
  if (made.length === 0 || made.some(({ kind }) => kind === "invoice")) return;
  await dropDeliveryNotes(
    tx,
    made.map(({ id }) => id),
  );
}

/** A trigger refuses to delete invoices and corrections before `keepUntil`. */
export async function dropDeliveryNotes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(documents).where(and(inArray(documents.id, [...ids]), eq(documents.kind, "delivery")));
}
