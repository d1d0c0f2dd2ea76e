import { and, asc, count, eq, inArray, lt, or, sql } from "drizzle-orm";
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

/** @returns the requests of the user, and those of the kinds, oldest first; `limits.listMax` are stored at most */
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

/** Locks the request for the same subject, so that concurrent requests for it do not both send mails. */
export async function lockApprovalOf(tx: Tx, kind: ApprovalKind, subject: string): Promise<ApprovalRow | null> {
  const [row] = await tx.select().from(approvals).where(isOf(kind, subject)).for("update");
  return row ?? null;
}

export async function countApprovals(db: Queryable, userId: string): Promise<{ all: number; own: number }> {
  const own = sql<number>`(count(*) filter (where ${approvals.fromId} = ${userId}))::int`;
  const [counted] = await db.select({ all: count(), own }).from(approvals);
  return counted ?? { all: 0, own: 0 };
}

/** @returns false if the request is gone */
export async function removeApproval(db: Queryable, id: string): Promise<boolean> {
  const removed = await db.delete(approvals).where(eq(approvals.id, id)).returning({ id: approvals.id });
  return removed.length > 0;
}

export async function removeApprovalsOf(tx: Tx, kind: ApprovalKind, subjects: readonly string[]): Promise<void> {
  await tx.delete(approvals).where(and(eq(approvals.kind, kind), inArray(approvals.subject, [...subjects])));
}

/** Called when the users lose their accounts or rights: what they have asked for must not be done any more. */
export async function removeApprovalsFrom(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(approvals).where(inArray(approvals.fromId, [...userIds]));
}

export async function removeAllApprovals(tx: Tx): Promise<void> {
  await tx.delete(approvals);
}

export async function dropApprovalsBefore(db: Queryable, at: Date): Promise<void> {
  await db.delete(approvals).where(lt(approvals.created, at));
}

const isOf = (kind: ApprovalKind, subject: string) => and(eq(approvals.kind, kind), eq(approvals.subject, subject));
