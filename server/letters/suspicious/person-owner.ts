import { eq } from "drizzle-orm";
import { suspiciousForms } from "#db/schema/suspicious-forms.ts";
import { eraseSuspiciousOf, isNamedInSuspicious, suspiciousOf } from "../../forms/suspicious/store.ts";
import { answersOf } from "../../kernel/owners/answers-of-person.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { answersInContent, presentSuspicious } from "./present.ts";

export const suspiciousOfPerson: PersonOwner = {
  count: async (db, email) =>
    (await db.$count(suspiciousForms, eq(suspiciousForms.email, email))) +
    (await db.$count(suspiciousForms, isNamedInSuspicious(email))),
  list: async (db, email) => {
    const own = await suspiciousOf(db, email);
    const others = await db
      .select()
      .from(suspiciousForms)
      .where(isNamedInSuspicious(email))
      .orderBy(suspiciousForms.id);
    // The rest of these forms is about other people.
    const named = others.map(({ id, form, received, content }) => ({
      id,
      form,
      received: received.toISOString(),
      answers: answersOf(answersInContent(content), email),
    }));
    return [...own.map(presentSuspicious), ...named];
  },
  erase: eraseSuspiciousOf,
};
