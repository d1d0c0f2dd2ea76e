// Withdrawals prove a declaration, so the erasure of a person keeps them. Only retention.ts removes them.
import { eq } from "drizzle-orm";
import { withdrawals } from "#db/schema/withdrawals.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { presentWithdrawal } from "./present.ts";
import { withdrawalsOf } from "./store.ts";

export const withdrawalsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(withdrawals, eq(withdrawals.email, email)),
  list: async (db, email) => (await withdrawalsOf(db, email)).map(presentWithdrawal),
  erase: () => Promise.resolve(0),
};
