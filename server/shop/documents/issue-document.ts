// Issues documents. Numbers have no gaps, because the caller's transaction draws them. The caller must lock the order.
import { isDeepStrictEqual } from "node:util";
import { localDay } from "#contract/values/clock-of-place.ts";
import { v7 as newId } from "uuid";
import type { DocumentContent, DocumentKind, DocumentLine } from "#contract/shop/document-content.ts";
import { documentPrefixes } from "#contract/shop/document-content.ts";
import type { Amounts as Counts } from "#contract/shop/money.ts";
import { goodsBack, type RefundParts } from "#contract/shop/refunds.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { drawNumber } from "../orders/counter.ts";
import { nameInvoice, type OrderRow } from "../orders/store.ts";
import { leftOfOrder, pricedOf, standing } from "./refund-parts.ts";
import { refundsOf } from "../orders/refunds-store.ts";
import { contentOf, lineOf } from "./content.ts";
import { correctionOf, grossOf, negative, restOf } from "./corrections.ts";
import { type DocumentRow, documentsOf, insertDocument } from "./store.ts";

/** Documents are kept until the end of the eighth year after their year (§ 14b UStG). */
const KEPT_YEARS = 8;

export type Issued = { order: OrderRow; issued: DocumentRow | null };

export async function issueInvoice(tx: Tx, order: OrderRow, now: Date): Promise<Issued> {
  if (order.invoice !== null) return { order, issued: null };
  const { settings } = await getSettings(tx);
  const issued = await store(tx, "invoice", order, contentOf(order, settings, now), now);
  const invoice = { number: issued.number, date: now.toISOString() };
  return { order: await nameInvoice(tx, order, invoice), issued };
}

/**
 * Issues a delivery note before or at shipping. A second note is issued only if goods were removed after the first.
 * @param isGoing true while the goods have not left; false returns the existing note unchanged
 */
export async function issueDelivery(
  tx: Tx,
  order: OrderRow,
  now: Date,
  isGoing = order.shipped === null,
): Promise<DocumentRow> {
  const known = (await documentsOf(tx, order.id)).findLast(({ kind }) => kind === "delivery");
  if (known && !isGoing) return known;
  const { settings } = await getSettings(tx);
  const content = contentOf(order, settings, now);
  const lines = await linesToPack(tx, order, content.lines);
  if (known && isDeepStrictEqual(known.content.lines, lines)) return known;
  // If the goods have not left yet, the note assumes that they leave on the same day.
  return store(tx, "delivery", order, { ...content, lines, shipped: content.shipped ?? content.day }, now);
}

async function linesToPack(tx: Tx, order: OrderRow, lines: readonly DocumentLine[]): Promise<DocumentLine[]> {
  const left = leftOfOrder(order, standing(order, await refundsOf(tx, order.id))).lines;
  return lines
    .map((line, position) => ({ ...line, ...countsOf(left[position] ?? line) }))
    .filter(({ amount, packOfSix, packOfTwelve }) => amount + packOfSix + packOfTwelve > 0);
}

const countsOf = ({ amount, packOfSix, packOfTwelve }: Counts): Counts => ({ amount, packOfSix, packOfTwelve });

export type Refund = { id: string; cents: number; parts: RefundParts };

/**
 * Corrects the invoice of an order.
 * @param refund limits the correction to the amount of this refund; by default, the whole remaining amount is taken
 *   back
 * @returns null if there is no invoice, or if its whole amount was already taken back
 */
export async function issueCorrection(
  tx: Tx,
  order: OrderRow,
  now: Date,
  refund?: Refund,
): Promise<DocumentRow | null> {
  if (order.invoice === null) return null;
  const made = await documentsOf(tx, order.id);
  const invoice = made.find(({ kind }) => kind === "invoice");
  if (!invoice) return null;
  const corrections = made.filter(({ kind }) => kind === "correction").map(({ content }) => content);
  const rest = restOf(invoice.content, corrections);
  if (rest.total <= 0) return null;
  const { number, content } = invoice;
  const cents = refund?.cents ?? rest.total;
  const isWhole = cents >= rest.total && corrections.length === 0;
  const day = localDay(now);
  const corrects = {
    number,
    day: content.day,
    isWhole,
    ...(refund && { refund: refund.id, ...(await backOf(tx, order, refund, rest.total)) }),
  };
  const corrected = { ...content, ...correctionOf(rest, cents, refund?.parts.vat.map(grossOf)), day, corrects };
  return store(tx, "correction", order, corrected, now);
}

/** Names the goods only if goods, deposit and shipping add up to the amount of the correction. */
async function backOf(tx: Tx, order: OrderRow, { id, cents, parts }: Refund, most: number) {
  const { items } = order;
  const { lines, shipping, reason } = parts;
  const earlier = standing(order, await refundsOf(tx, order.id)).filter((made) => made.id !== id);
  const left = leftOfOrder(order, earlier).lines;
  const back = lines.flatMap(({ position, ...counts }) => {
    const item = items[position];
    if (!item) return [];
    const total = goodsBack(pricedOf(order), { position, ...counts }, left[position] ?? counts);
    return [{ ...lineOf(item), ...counts, total }];
  });
  const sum = back.reduce((all, { total, deposit }) => all + total + deposit, shipping);
  const isNamed = sum === Math.min(cents, most);
  return { ...(isNamed && { back: { lines: back, shipping } }), ...(reason !== "" && { reason }) };
}

/**
 * Reverses the correction of a failed refund, if there is one, so that the invoice counts again. The caller must hold
 * the lock of the order.
 */
export async function revertCorrection(tx: Tx, order: OrderRow, now: Date, refund: string): Promise<void> {
  const corrections = (await documentsOf(tx, order.id)).filter(({ kind }) => kind === "correction");
  const isTakenBack = (number: string): boolean =>
    corrections.some(({ content }) => content.corrects?.number === number);
  const own = corrections.find(({ number, content }) => content.corrects?.refund === refund && !isTakenBack(number));
  if (!own) return;
  const { number, content } = own;
  const { back, reason } = content.corrects ?? {};
  const corrects = { number, day: content.day, isWhole: true, ...(back && { back }), ...(reason && { reason }) };
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
  // The number counter is locked last, because concurrent transactions wait for it.
  const serial = await drawNumber(tx, kind);
  const number = `${documentPrefixes[kind]}${serial}`;
  const keepUntil = `${Number(content.day.slice(0, 4)) + KEPT_YEARS}-12-31`;
  const row = { id: newId(), kind, serial, number, orderId: order.id, created, email: order.email, content, keepUntil };
  await insertDocument(tx, row);
  return row;
}
