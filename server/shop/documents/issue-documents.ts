import { AppError } from "#contract/schemas/errors.ts";
import type { DocumentName, issueInput } from "#contract/shop/documents.ts";
import type { z } from "zod";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseIf } from "../orders/move-order.ts";
import { lockOrder, type OrderRow } from "../orders/store.ts";
import { issueDelivery, issueInvoice } from "./issue-document.ts";
import { presentDocument } from "./present.ts";
import { type DocumentRow, documentsOf } from "./store.ts";
import type { Tx } from "#db/open.ts";

type Kind = z.output<typeof issueInput>["kind"];

const kindsOf = {
  invoice: ["invoice"],
  delivery: ["delivery"],
  both: ["invoice", "delivery"],
} as const satisfies Record<Kind, readonly DocumentRow["kind"][]>;

/**
 * Returns documents of orders, and issues missing ones. Existing invoices are returned in any state of the order. A
 * delivery note is issued again if the goods have changed and not left yet. For 'both', each order's invoice comes
 * before its delivery note.
 * @throws notFound (C404), wrongState (C109) for an order that is cancelled, or unpaid and released
 */
export async function issueDocuments(
  { services }: CommandContext<"database" | "now">,
  { kind, orders }: z.output<typeof issueInput>,
): Promise<DocumentName[]> {
  const made: DocumentRow[] = [];
  // Orders are locked in the order of their ids, which prevents deadlocks.
  const ids = [...new Set(orders)].sort();
  await services.database.db.transaction(async (tx) => {
    const locked: OrderRow[] = [];
    for (const id of ids) {
      const order = await lockOrder(tx, id);
      if (!order) throw new AppError("notFound");
      locked.push(order);
    }
    // Locks all orders before the number counter, so that a transaction with the counter waits for no other lock.
    for (const order of locked) for (const one of kindsOf[kind]) made.push(await issue(tx, one, order, services.now()));
  });
  const byOrder = Map.groupBy(made, ({ orderId }) => orderId);
  return orders.flatMap((id) => byOrder.get(id) ?? []).map(presentDocument);
}

async function issue(tx: Tx, kind: "invoice" | "delivery", order: OrderRow, now: Date): Promise<DocumentRow> {
  const known = (await documentsOf(tx, order.id)).findLast((row) => row.kind === kind);
  const isOver = order.cancelled !== null || (order.paidAt === null && order.released !== null);
  if (known && (isOver || kind === "invoice")) return known;
  refuseIf(isOver, order);
  // `issueDelivery` issues a second note if goods were removed after the first and have not left yet.
  if (kind === "delivery") return issueDelivery(tx, order, now);
  const { issued } = await issueInvoice(tx, order, now);
  if (!issued) throw new Error("an order names an invoice that is not there");
  return issued;
}
