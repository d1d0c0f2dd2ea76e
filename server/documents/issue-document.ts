// Makes documents, in the transaction of what they are about: their numbers have no gap, and each is made once.
import { localDay } from "#contract/clock-of-place.ts";
import { v7 as newId } from "uuid";
import type { DocumentContent, DocumentKind } from "#contract/shop/document-content.ts";
import { documentPrefixes } from "#contract/shop/document-content.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../config/store.ts";
import { drawNumber } from "../orders/counter.ts";
import { nameInvoice, type OrderRow } from "../orders/store.ts";
import { contentOf } from "./content.ts";
import { correctionOf, negative, restOf } from "./corrections.ts";
import { type DocumentRow, documentsOf, insertDocument } from "./store.ts";

/** § 14b UStG: to the end of the eighth year after that of the document. */
const KEPT_YEARS = 8;

/** @param issued the document that was made now; null if there was one */
export type Issued = { order: OrderRow; issued: DocumentRow | null };

/** The order is locked. An order has one invoice. */
export async function issueInvoice(tx: Tx, order: OrderRow, now: Date): Promise<Issued> {
  if (order.invoice !== null) return { order, issued: null };
  const { settings } = await getSettings(tx);
  const issued = await store(tx, "invoice", order, contentOf(order, settings, now), now);
  const invoice = { number: issued.number, date: now.toISOString() };
  await nameInvoice(tx, order.id, invoice);
  return { order: { ...order, invoice }, issued };
}

/** The order is locked. An order has one delivery note, made before the goods are sent or when they are. */
export async function issueDelivery(tx: Tx, order: OrderRow, now: Date): Promise<DocumentRow> {
  const known = (await documentsOf(tx, order.id)).find(({ kind }) => kind === "delivery");
  if (known) return known;
  const { settings } = await getSettings(tx);
  const content = contentOf(order, settings, now);
  // What is packed today goes today: invoices name this day.
  return store(tx, "delivery", order, { ...content, shipped: content.shipped ?? content.day }, now);
}

/**
 * Takes back what is left of the invoice, or an amount. The order is locked.
 * @param cents how much at the most; all that is left if it is left out
 * @returns null if there is no invoice, or nothing is left of it
 */
export async function issueCorrection(
  tx: Tx,
  order: OrderRow,
  now: Date,
  cents = Number.MAX_SAFE_INTEGER,
): Promise<DocumentRow | null> {
  if (order.invoice === null) return null;
  const made = await documentsOf(tx, order.id);
  const invoice = made.find(({ kind }) => kind === "invoice");
  if (!invoice) return null;
  const corrections = made.filter(({ kind }) => kind === "correction").map(({ content }) => content);
  const rest = restOf(invoice.content, corrections);
  if (rest.total <= 0) return null;
  const { number, content } = invoice;
  const isWhole = cents >= rest.total && corrections.length === 0;
  const day = localDay(now);
  const corrected = { ...content, ...correctionOf(rest, cents), day, corrects: { number, day: content.day, isWhole } };
  return store(tx, "correction", order, corrected, now);
}

/**
 * Takes the correction of a refund back that did not come about: the invoice counts again as before. The order is locked.
 * @param cents of the refund
 */
export async function takeBackCorrection(tx: Tx, order: OrderRow, now: Date, cents: number): Promise<void> {
  const corrections = (await documentsOf(tx, order.id)).filter(({ kind }) => kind === "correction");
  const isTakenBack = (number: string): boolean =>
    corrections.some(({ content }) => content.corrects?.number === number);
  const last = corrections.findLast(({ number, content }) => {
    const wasTaken = -content.total;
    return wasTaken > 0 && wasTaken <= cents && !isTakenBack(number);
  });
  if (!last) return;
  const { number, content } = last;
  const corrects = { number, day: content.day, isWhole: true };
  const again = { ...content, ...negative(content), day: localDay(now), corrects };
  await store(tx, "correction", order, again, now);
}

async function store(
  tx: Tx,
  kind: DocumentKind,
  order: OrderRow,
  content: DocumentContent,
  created: Date,
): Promise<DocumentRow> {
  // The last lock: whoever else makes a document waits for this one only from here on.
  const serial = await drawNumber(tx, kind);
  const number = `${documentPrefixes[kind]}${serial}`;
  const keepUntil = `${Number(content.day.slice(0, 4)) + KEPT_YEARS}-12-31`;
  const row = { id: newId(), kind, serial, number, orderId: order.id, created, email: order.email, content, keepUntil };
  await insertDocument(tx, row);
  return row;
}
