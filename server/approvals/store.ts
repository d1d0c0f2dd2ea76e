import { and, asc, eq, inArray, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { limits } from "#contract/values/limits.ts";
import type { ApprovalKind } from "#contract/values/approvals.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { approvals } from "#db/schema/approvals.ts";

export type ApprovalRow = typeof approvals.$inferSelect;

/** Replaces an earlier request for the same, and its id, so that nobody approves values that changed meanwhile. */
export async function storeApproval(tx: Tx, row: Omit<ApprovalRow, "id">): Promise<void> {
  const stored = { ...row, id: newId() };
  await tx
    .insert(approvals)
    .values(stored)
    .onConflictDoUpdate({ target: [approvals.kind, approvals.subject], set: stored });
}

/** @returns the requests of the user, and those of the kinds, oldest first */
export function listApprovals(db: Queryable, userId: string, kinds: readonly ApprovalKind[]): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(approvals)
    .where(or(eq(approvals.fromId, userId), inArray(approvals.kind, [...kinds])))
    .orderBy(asc(approvals.created), asc(approvals.id))
    .limit(limits.listMax);
}

export async function findApproval(db: Queryable, id: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  return row ?? null;
}

/** @returns false if the request is gone */
export async function removeApproval(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(approvals).where(eq(approvals.id, id)).returning({ id: approvals.id });
  return removed.length > 0;
}

export async function removeApprovalsOf(tx: Tx, kind: ApprovalKind, subject: string): Promise<void> {
  await tx.delete(approvals).where(and(eq(approvals.kind, kind), eq(approvals.subject, subject)));
}
