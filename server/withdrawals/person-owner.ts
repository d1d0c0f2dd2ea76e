// What withdrawals hold of a person. They prove what was declared and when, so they stay as long as their order is kept.
import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import type { PersonOwner } from "../persons/person-owner.ts";
import { presentWithdrawal } from "./present.ts";
import { withdrawalsOf } from "./store.ts";

export const withdrawalsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(withdrawals, eq(withdrawals.email, email)),
  list: async (db, email) => (await withdrawalsOf(db, email)).map(presentWithdrawal),
  erase: async (tx, email) => {
    const forgotten = tx.select({ id: orders.id }).from(orders).where(eq(orders.email, ""));
    const isFree = or(isNull(withdrawals.orderId), inArray(withdrawals.orderId, forgotten));
    // What nobody has dealt with is still owed an answer.
    const where = and(eq(withdrawals.email, email), isFree, isNotNull(withdrawals.done));
    const rows = await tx.delete(withdrawals).where(where).returning({ id: withdrawals.id });
    return rows.length;
  },
};
