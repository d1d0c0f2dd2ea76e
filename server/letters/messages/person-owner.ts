import { eq, sql, type SQL } from "drizzle-orm";
import { messages } from "#db/schema/messages.ts";
import { answersOf, answersWithout, hasAnswer } from "../../kernel/owners/answers-of-person.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { dropRows } from "./drop-store.ts";
import { presentMessage, presentReply } from "./present.ts";
import { listReplies } from "./replies-store.ts";
import { messageColumns } from "./store.ts";

/** The messages of other people that contain the person's mail address as an answer, for example a second contact. */
const naming = (email: string): SQL =>
  sql`${messages.form} is not null and ${messages.email} <> ${email} and ${hasAnswer(sql`${messages.answers}`, email)}`;

/** Includes soft-deleted messages that are not yet deleted permanently. */
export const messagesOfPerson: PersonOwner = {
  count: async (db, email) =>
    (await db.$count(messages, eq(messages.email, email))) + (await db.$count(messages, naming(email))),
  list: async (db, email) => {
    const rows = await db
      .select(messageColumns(db))
      .from(messages)
      .where(eq(messages.email, email))
      .orderBy(messages.id);
    const threads = [];
    for (const row of rows)
      threads.push({ ...presentMessage(row), replies: (await listReplies(db, row.id)).map(presentReply) });
    const { id, created, form, answers } = messages;
    const others = await db.select({ id, created, form, answers }).from(messages).where(naming(email)).orderBy(id);
    // The rest of these messages is about other people.
    const named = others.map((row) => ({ ...row, answers: answersOf(row.answers, email) }));
    return [...threads, ...named];
  },
  erase: async (tx, email) => {
    const rows = await tx.select({ id: messages.id }).from(messages).where(eq(messages.email, email)).for("update");
    const ids = rows.map(({ id }) => id);
    const answers = answersWithout(sql`${messages.answers}`, email);
    const others = await tx
      .update(messages)
      .set({ answers, version: sql`${messages.version} + 1` })
      .where(naming(email))
      .returning({ id: messages.id });
    return (await dropRows(tx, ids)) + others.length;
  },
};
