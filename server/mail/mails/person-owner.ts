import { and, asc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";

/**
 * Compares whole addresses, because a part of an address may be another person's address. Also compares the reply
 * address: in a notice about a message, the reply address is the sender's.
 */
function isAbout(email: string): SQL | undefined {
  return or(...[outgoingMail.recipient, outgoingMail.replyTo].map((column) => eq(sql`lower(${column})`, email)));
}

export const mailsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(outgoingMail, isAbout(email)),
  // Omits the texts, because they may contain links that grant access.
  list: async (db, email) => {
    const { recipient, replyTo, subject, created, sent, state } = outgoingMail;
    return db
      .select({ recipient, replyTo, subject, created, sent, state })
      .from(outgoingMail)
      .where(isAbout(email))
      .orderBy(asc(outgoingMail.id));
  },
  erase: async (tx, email) => {
    // The law requires the receipt and the notice of a withdrawal to be sent.
    const isOwed = and(
      inArray(outgoingMail.kind, ["withdrawalReceipt", "withdrawal"]),
      eq(outgoingMail.state, "waiting"),
    );
    const rows = await tx
      .delete(outgoingMail)
      .where(and(isAbout(email), not(isOwed ?? sql`false`)))
      .returning({ id: outgoingMail.id });
    return rows.length;
  },
};
