// What documents hold of a person: shown, and kept as long as tax law asks for it (legal.md L3, L22).
import { eq } from "drizzle-orm";
import { documents } from "#db/schema/documents.ts";
import type { PersonOwner } from "../persons/person-owner.ts";
import { documentsOfPerson } from "./store.ts";

export const documentsOfOnePerson: PersonOwner = {
  count: (db, email) => db.$count(documents, eq(documents.email, email)),
  list: async (db, email) =>
    (await documentsOfPerson(db, email)).map(({ kind, number, created, content, keepUntil }) => ({
      kind,
      number,
      created: created.toISOString(),
      content,
      keepUntil,
    })),
  erase: () => Promise.resolve(0),
};
