// Documents are kept as long as tax law requires (legal.md L3, L22).
import { eq } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { closedOrders, documentsOfPerson, dropDeliveryNotes } from "./store.ts";

export const documentsOfOnePerson: PersonOwner = {
  count: (db, email) => db.$count(documents, eq(documents.email, email)),
  list: async (db, email) =>
    (await documentsOfPerson(db, email)).map(({ kind, number, created, content, keepUntil }) => ({
      kind,
      number,
      created: created.toISOString(),
      content,
      keepUntil,
    })),
  // Erases only delivery notes of closed orders without an invoice. Such orders were no sale, so their notes are no tax
  // records.
  erase: async (tx, email) => {
    const mine = await documentsOfPerson(tx, email);
    const sold = new Set(mine.filter(({ kind }) => kind === "invoice").map(({ orderId }) => orderId));
    const closed = await closedOrders(
      tx,
      mine.map(({ orderId }) => orderId),
    );
    const free = mine.filter(({ kind, orderId }) => kind === "delivery" && !sold.has(orderId) && closed.has(orderId));
    if (free.length > 0)
      await dropDeliveryNotes(
        tx,
        free.map(({ id }) => id),
      );
    return free.length;
  },
};
