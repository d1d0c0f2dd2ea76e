// Marks orders as paid by what a person has ticked in a statement: all of it or nothing, and every booking once.
import { AppError } from "#contract/errors.ts";
import type { BookedPayments, BookPaymentsInput } from "#contract/shop/bank.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../context.ts";
import { recordPayment } from "../orders/move-order.ts";
import { lockOrder, type OrderRow } from "../orders/store.ts";
import { countBookings } from "./store.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;
type Payment = BookPaymentsInput["payments"][number];

/**
 * Again: unchanged. What is paid, cancelled or paid online meanwhile stays as it is, and so does what would count a booking
 * a second time.
 * @throws notFound (C404) for an unknown order: then nothing is booked
 */
export function bookPayments(context: Context, { payments }: BookPaymentsInput): Promise<BookedPayments> {
  return context.services.database.db.transaction(async (tx) => {
    const locked: { row: OrderRow; bookings: Payment["bookings"] }[] = [];
    // Orders first, each in its order, so that two who book at once wait for each other.
    for (const { order, bookings } of payments.toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
      const row = await lockOrder(tx, order);
      if (!row) throw new AppError("notFound");
      locked.push({ row, bookings });
    }
    const done: BookedPayments = { payed: [], unchanged: [] };
    for (const { row, bookings } of locked)
      done[(await book(tx, context, row, bookings)) ? "payed" : "unchanged"].push(row.number);
    return done;
  });
}

/** @returns whether the order is paid by it */
async function book(tx: Tx, context: Context, row: OrderRow, bookings: Payment["bookings"]): Promise<boolean> {
  if (row.payed !== null || row.cancelled !== null || isOnline(row.payment)) return false;
  const hashes = [...new Set(bookings.map(({ hash }) => hash))].sort();
  const fresh = await countBookings(tx, row.id, hashes, context.services.now());
  const counting = bookings.filter(({ hash }) => fresh.delete(hash));
  if (counting.length === 0) return false;
  const cents = counting.reduce((sum, one) => sum + one.cents, 0);
  const bookedOn =
    counting
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? "";
  await recordPayment(tx, context, row, { cents, bookedOn });
  return true;
}
