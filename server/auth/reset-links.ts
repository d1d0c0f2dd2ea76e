// Links of 'Passwort vergessen' in the database: only a user's newest link works, and only once.
import { and, eq, gt, isNull } from "drizzle-orm";
import { passwordResetMinutes } from "#contract/limits.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { tokens } from "#db/schema/tokens.ts";
import { hashToken, newToken } from "./sessions.ts";

const kind = "passwordReset";

/** The caller holds the user's lock; otherwise two concurrent calls would leave two links. */
export async function replaceResetLink(tx: Tx, userId: string, now: Date): Promise<string> {
  await endResetLinks(tx, userId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + passwordResetMinutes * 60_000);
  await tx.insert(tokens).values({ tokenHash: hashToken(token), kind, userId, expiresAt });
  return token;
}

function usable(token: string, now: Date) {
  return and(
    eq(tokens.tokenHash, hashToken(token)),
    eq(tokens.kind, kind),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, now),
  );
}

/** The user whose password a link may set; null if it is used, expired, replaced or made up. */
export async function findResetLink(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [found] = await db.select({ userId: tokens.userId }).from(tokens).where(usable(token, now));
  return found?.userId ?? null;
}

/** @returns whether it was usable; checked and marked in one statement, so that only one of two requests wins */
export async function spendResetLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx.update(tokens).set({ usedAt: now }).where(usable(token, now)).returning();
  return spent.length > 0;
}

/** The token is in the URL's fragment, which browsers do not send. */
export function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?reset=1#token=${token}`;
}

export async function endResetLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, kind), isNull(tokens.usedAt)));
}
