import { eq } from "drizzle-orm";
import { suspiciousForms } from "#db/schema/suspicious-forms.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { presentSuspicious } from "./present.ts";
import { eraseSuspiciousOf, suspiciousOf } from "../../forms/suspicious/store.ts";

export const suspiciousOfPerson: PersonOwner = {
  count: (db, email) => db.$count(suspiciousForms, eq(suspiciousForms.email, email)),
  list: async (db, email) => (await suspiciousOf(db, email)).map(presentSuspicious),
  erase: eraseSuspiciousOf,
};
