import { and, eq } from "drizzle-orm";
import { approvals } from "#db/schema/approvals.ts";
import type { PersonOwner } from "../kernel/owners/person-owner.ts";

const isAbout = (email: string) => and(eq(approvals.kind, "personErased"), eq(approvals.subject, email));

/** Requests to erase the data of the person. They hold the address until somebody decides. */
export const approvalsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(approvals, isAbout(email)),
  list: (db, email) =>
    db
      .select({ kind: approvals.kind, email: approvals.subject, created: approvals.created })
      .from(approvals)
      .where(isAbout(email)),
  erase: async (tx, email) => {
    const erased = await tx.delete(approvals).where(isAbout(email)).returning({ id: approvals.id });
    return erased.length;
  },
};
