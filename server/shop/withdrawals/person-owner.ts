// What withdrawals hold of a person. They prove what was declared and when, so an erasure leaves them: retention.ts removes
// them when claims have lapsed, as the privacy notice says.
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
