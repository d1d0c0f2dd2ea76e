import { v7 as newId } from "uuid";
import type { Queryable } from "#db/open.ts";
import type { messages } from "#db/schema/messages.ts";
import { insertMessage } from "#server/letters/messages/store.ts";

type Row = typeof messages.$inferInsert;

export async function storeMessage(db: Queryable, fields: Partial<Row> = {}): Promise<Row> {
  const row: Row = {
    id: newId(),
    firstName: "Erika",
    lastName: "Muster",
    message: "Guten Tag,\nist der Gewölbekeller am 12. Dezember frei?",
    phone: "0176 040690",
    email: "erika@example.org",
    language: "de",
    created: new Date(),
    ...fields,
  };
  await insertMessage(db, row);
  return row;
}
