import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { passkeys, recoveryCodes, totpSecrets } from "#db/schema/second-factors.ts";
import type { StoredSecret } from "#db/schema/settings.ts";
import { hashToken } from "../../../kernel/secrets/tokens.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findTotp(db: Queryable, userId: string): Promise<typeof totpSecrets.$inferSelect | null> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row ?? null;
}

export async function storeTotp(tx: Tx, userId: string, secret: StoredSecret, lastStep: number): Promise<void> {
  const values = { userId, secret, lastStep, created: new Date() };
  await tx.insert(totpSecrets).values(values).onConflictDoUpdate({ target: totpSecrets.userId, set: values });
}

/** Marks the code of this time step as used. @returns false if a code of this or a later step was used before */
export async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning();
  return spent.length > 0;
}

export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning()).length > 0;
}

export function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.created), asc(passkeys.id));
}

export async function findPasskey(db: Queryable, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

export async function insertPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  return (await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()).length > 0;
}

export async function recordPasskeyUse(tx: Tx, id: string, counter: number, at: Date): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsed: at })
    .where(eq(passkeys.id, id));
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return removed.length > 0;
}

export async function storeRecoveryCodes(tx: Tx, userId: string, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codes.length > 0)
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
}

export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning();
  return spent.length > 0;
}

export async function deleteSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
