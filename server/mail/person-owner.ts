// What mails hold of a person: those to the address, those that are answered to it, and those whose text names it.
import { asc, eq, or, type SQL, sql } from "drizzle-orm";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { PersonOwner } from "../persons/person-owner.ts";

/** The text of a mail is stored until it is sent. */
function isAbout(email: string): SQL | undefined {
  const names = (column: typeof outgoingMail.body | typeof outgoingMail.subject): SQL =>
    sql`position(${email} in lower(${column})) > 0`;
  const isAddressed = [outgoingMail.recipient, outgoingMail.replyTo].map((column) => eq(sql`lower(${column})`, email));
  return or(...isAddressed, names(outgoingMail.body), names(outgoingMail.subject));
}

export const mailsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(outgoingMail, isAbout(email)),
  list: async (db, email) => {
    const { recipient, replyTo, subject, body, created, sent, state } = outgoingMail;
    return db
      .select({ recipient, replyTo, subject, body, created, sent, state })
      .from(outgoingMail)
      .where(isAbout(email))
      .orderBy(asc(outgoingMail.id));
  },
  erase: async (tx, email) => {
    const rows = await tx.delete(outgoingMail).where(isAbout(email)).returning({ id: outgoingMail.id });
    return rows.length;
  },
};
