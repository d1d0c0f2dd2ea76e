import { eq } from "drizzle-orm";
import { messages } from "#db/schema/messages.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { dropRows } from "./drop-store.ts";
import { presentMessage, presentReply } from "./present.ts";
import { listReplies } from "./replies-store.ts";
import { messageColumns } from "./store.ts";

/** Includes soft-deleted messages that are not yet deleted permanently. */
export const messagesOfPerson: PersonOwner = {
  count: (db, email) => db.$count(messages, eq(messages.email, email)),
  list: async (db, email) => {
    const rows = await db
      .select(messageColumns(db))
      .from(messages)
      .where(eq(messages.email, email))
      .orderBy(messages.id);
    const threads = [];
    for (const row of rows)
      threads.push({ ...presentMessage(row), replies: (await listReplies(db, row.id)).map(presentReply) });
    return threads;
  },
  erase: async (tx, email) => {
    const rows = await tx.select({ id: messages.id }).from(messages).where(eq(messages.email, email)).for("update");
    const ids = rows.map(({ id }) => id);
    return dropRows(tx, ids);
  },
};
