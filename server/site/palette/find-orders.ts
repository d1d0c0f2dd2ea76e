import type { FoundOrder } from "#contract/schemas/palette.ts";
import { statesOf } from "#contract/shop/order-states.ts";
import type { Queryable } from "#db/open.ts";
import { invoicesOf } from "../../shop/documents/store.ts";
import { searchOrders } from "../../shop/orders/store.ts";
import { orderNumberIn } from "./order-number.ts";

/** The first result is the order whose number was typed. */
export async function findOrdersFor(db: Queryable, q: string, most: number): Promise<FoundOrder[]> {
  const rows = await searchOrders(db, { q, number: orderNumberIn(q) }, most);
  const invoices = await invoicesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: `${row.firstName} ${row.lastName}`.trim(),
    created: row.created.toISOString(),
    states: statesOf(row),
    invoice: invoices.get(row.id) ?? null,
  }));
}
