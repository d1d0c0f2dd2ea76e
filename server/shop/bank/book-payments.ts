import { AppError } from "#contract/schemas/errors.ts";
import type { BookedPayments, BookPaymentsInput } from "#contract/shop/bank.ts";
import { dueCents } from "#contract/shop/order-states.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { recordPayment } from "../orders/move-order.ts";
import { lockOrder, type OrderRow } from "../orders/store.ts";
import { countBookings } from "./store.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;
type Payment = BookPaymentsInput["payments"][number];

/**
 * Books all payments or none. Skips bookings that an earlier call has counted. Paid orders, cancelled orders and orders
 * with online payment stay unchanged.
 * @throws notFound (C404) for an unknown order
 * @throws invalid (C200) if a booking pays several orders, but not each of them in full
 */
export function bookPayments(context: Context, { payments }: BookPaymentsInput): Promise<BookedPayments> {
  return context.services.database.db.transaction(async (tx) => {
    const ordered = byOrder(payments);
    // Locks orders first, then bookings, then document numbers, which prevents deadlocks.
    const rows = new Map<string, OrderRow>();
    for (const { order } of ordered) rows.set(order, await getLocked(tx, order));
    const done: BookedPayments = { paid: [], partlyPaid: [], unchanged: [] };
    const paying = ordered.filter(({ order }) => isUnpaid(rows.get(order)));
    refuseShares(paying, rows);
    const fresh = await countBookings(tx, paying, context.services.now());
    for (const { order, bookings } of ordered) {
      const row = rows.get(order) as OrderRow;
      const counting = bookings.filter(({ hash }) => fresh.get(order)?.delete(hash));
      const after = counting.length > 0 ? await pay(tx, context, row, counting) : null;
      done[after === null ? "unchanged" : after.paidAt === null ? "partlyPaid" : "paid"].push(row.number);
    }
    return done;
  });
}

/** Refuses a booking that pays several orders, but not each of them in full. @throws invalid (C200) */
function refuseShares(paying: readonly Payment[], rows: ReadonlyMap<string, OrderRow>): void {
  const hashes = paying.flatMap(({ bookings }) => bookings.map(({ hash }) => hash));
  const isShared = (hash: string): boolean => hashes.indexOf(hash) !== hashes.lastIndexOf(hash);
  const isPart = paying.some(({ order, bookings }) =>
    bookings.some(({ hash, cents }) => isShared(hash) && cents !== dueOf(rows.get(order))),
  );
  if (isPart) throw new AppError("invalid", { fields: { payments: { key: "invalid" } } });
}

const dueOf = (row: OrderRow | undefined): number | undefined => row && dueCents(row);

function byOrder(payments: readonly Payment[]): Payment[] {
  const parts = Map.groupBy(payments, ({ order }) => order);
  const whole = [...parts].map(([order, some]) => ({ order, bookings: some.flatMap(({ bookings }) => bookings) }));
  return whole.toSorted((a, b) => (a.order < b.order ? -1 : 1));
}

async function getLocked(tx: Tx, id: string): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (!row) throw new AppError("notFound");
  return row;
}

const isUnpaid = (row: OrderRow | undefined): boolean =>
  row?.paidAt === null && row.cancelled === null && !isOnline(row.payment);

async function pay(tx: Tx, context: Context, row: OrderRow, bookings: Payment["bookings"]): Promise<OrderRow> {
  const cents = bookings.reduce((sum, one) => sum + one.cents, 0);
  const days = bookings.map(({ day }) => day).sort();
  return recordPayment(tx, context, row, { cents, bookedOn: days.at(-1) ?? "" });
}
