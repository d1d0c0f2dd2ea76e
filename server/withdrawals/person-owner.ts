// What withdrawals hold of a person. They prove what was declared and when, so they stay while their order's documents do.
import { and, eq, isNull } from "drizzle-orm";
import { withdrawals } from "#db/schema/withdrawals.ts";
import type { PersonOwner } from "../persons/person-owner.ts";
import { presentWithdrawal } from "./present.ts";
import { withdrawalsOf } from "./store.ts";

export const withdrawalsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(withdrawals, eq(withdrawals.email, email)),
  list: async (db, email) => (await withdrawalsOf(db, email)).map(presentWithdrawal),
  erase: async (tx, email) => {
    const where = and(eq(withdrawals.email, email), isNull(withdrawals.orderId));
    const rows = await tx.delete(withdrawals).where(where).returning({ id: withdrawals.id });
    return rows.length;
  },
};
