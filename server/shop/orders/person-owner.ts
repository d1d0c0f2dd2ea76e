// Erases customers from closed orders. Keeps invoices and other documents, because they are tax records (legal.md L3,
// L22).
import { eq } from "drizzle-orm";
import { isOpen } from "#contract/shop/order-states.ts";
import type { Tx } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { presentOrder } from "./present.ts";
import { dropSecrets, lockOrdersOf, type OrderRow, ordersOf, updateOrder } from "./store.ts";

const nobody = { firstName: "", lastName: "", street: "", zip: "", city: "", country: "", email: "", tags: [] };
const besides = { phone: "", comment: "", notes: "" };

export const ordersOfPerson: PersonOwner = {
  count: (db, email) => db.$count(orders, eq(orders.email, email)),
  list: async (db, email) => (await ordersOf(db, email)).map(presentOrder),
  erase: async (tx, email) => {
    let erased = 0;
    for (const row of await lockOrdersOf(tx, email)) erased += (await eraseFrom(tx, row)) ? 1 : 0;
    return erased;
  },
};

/** Older releases issued no invoices. So their orders are tax records themselves. */
const isRecordItself = ({ invoice, paidAt, shipped }: OrderRow): boolean =>
  invoice === null && (paidAt !== null || shipped !== null);

/**
 * Erases the customer from an order.
 * @param isRecord true if the order itself must be kept for tax law
 * @param isLapsed true if all claims have lapsed; an open state then does not prevent the erasure
 * @returns true if the order contains no personal data any more
 */
export async function eraseFrom(
  tx: Tx,
  row: OrderRow,
  { isRecord = isRecordItself(row), isLapsed = false } = {},
): Promise<boolean> {
  // A withdrawal must be answered, regardless of its age.
  if ((isOpen(row) && !isLapsed) || row.isWithdrawn) return false;
  await updateOrder(tx, row, isRecord ? besides : { ...nobody, ...besides });
  if (!isRecord) await dropSecrets(tx, row.id);
  return !isRecord;
}
