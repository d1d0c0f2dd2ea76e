import { suspiciousForms } from "#db/schema/suspicious-forms.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { presentSuspicious } from "./present.ts";
import { eraseSuspiciousOf, isSuspiciousOf, suspiciousOf } from "../../forms/suspicious/store.ts";

export const suspiciousOfPerson: PersonOwner = {
  count: (db, email) => db.$count(suspiciousForms, isSuspiciousOf(email)),
  list: async (db, email) => (await suspiciousOf(db, email)).map(presentSuspicious),
  erase: eraseSuspiciousOf,
};
