import { asc, eq, inArray } from "drizzle-orm";
import { newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";

export const subscriptionOfPerson: PersonOwner = {
  count: (db, email) => db.$count(subscribers, eq(subscribers.email, email)),
  list: async (db, email) => {
    const rows = await db.select().from(subscribers).where(eq(subscribers.email, email));
    const { issueId, subscriberId, state, sent } = newsletterRecipients;
    const issues = await db
      .select({ issueId, state, sent })
      .from(newsletterRecipients)
      .where(
        inArray(
          subscriberId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(issueId));
    return rows.map(({ linkHash: _secret, ...row }) => ({ ...row, issues }));
  },
  erase: async (tx, email) => {
    const removed = await tx.delete(subscribers).where(eq(subscribers.email, email)).returning({ id: subscribers.id });
    return removed.length;
  },
};
