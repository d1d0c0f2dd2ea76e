// What orders hold of a person. What tax law keeps is in their documents, which stay (legal.md L3, L22); what is still being
// worked off stays, too.
import { eq } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import type { PersonOwner } from "../persons/person-owner.ts";
import { presentOrder } from "./present.ts";
import { dropSecrets, type OrderRow, ordersOf, updateOrder } from "./store.ts";

const nobody = { firstName: "", lastName: "", street: "", zip: "", city: "", country: "", email: "", tags: [] };
const besides = { phone: "", comment: "", notes: "" };

export const ordersOfPerson: PersonOwner = {
  count: (db, email) => db.$count(orders, eq(orders.email, email)),
  list: async (db, email) => (await ordersOf(db, email)).map(presentOrder),
  erase: async (tx, email) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.email, email)).for("update");
    let erased = 0;
    for (const row of await ordersOf(tx, email)) erased += (await eraseFrom(tx, row)) ? 1 : 0;
    return erased;
  },
};

/** @returns whether nothing of the person is left in it */
async function eraseFrom(tx: Tx, row: OrderRow): Promise<boolean> {
  // Of orders from before there were invoices, the order itself is the record.
  const isRecord = row.invoice === null && (row.payed !== null || row.shipped !== null);
  const isOpen = row.cancelled === null && row.released === null && !(row.payed !== null && row.shipped !== null);
  if (isOpen) return false;
  await updateOrder(tx, row, isRecord ? besides : { ...nobody, ...besides });
  if (!isRecord) await dropSecrets(tx, row.id);
  return !isRecord;
}
