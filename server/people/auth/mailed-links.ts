// Links that the site mails to users. A link works once, and its use ends the user's other links.
import { MINUTE_MS } from "#contract/values/time.ts";
import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { invitationDays, passwordResetMinutes } from "#contract/values/limits.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { tokens } from "#db/schema/tokens.ts";
import { hashToken, newToken } from "../../kernel/secrets/tokens.ts";

export type LinkKind = (typeof tokens.$inferSelect)["kind"];

const validMs: Record<LinkKind, number> = {
  passwordReset: passwordResetMinutes * MINUTE_MS,
  invitation: invitationDays * 24 * 60 * MINUTE_MS,
  handle: passwordResetMinutes * MINUTE_MS,
};

type NewLink = {
  kind: LinkKind;
  userId: string;
  handle?: string;
};

/**
 * Ends the user's links of this kind and makes a new one. The caller must hold the user's lock, because concurrent
 * calls would leave two links.
 * @returns the link's token
 */
export async function replaceLink(tx: Tx, { kind, userId, handle }: NewLink, now: Date): Promise<string> {
  await endLinks(tx, userId, kind);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validMs[kind]);
  await tx.insert(tokens).values({ tokenHash: hashToken(token), kind, userId, handle, expiresAt });
  return token;
}

/**
 * Maximum number of valid links of a user. There are several, because a stranger's requests would otherwise end the
 * link that the user is about to open.
 */
const MOST_LINKS = 5;

/** The caller must hold the user's lock. @returns the link's token */
export async function addLink(tx: Tx, { kind, userId }: Omit<NewLink, "handle">, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validMs[kind]);
  await tx.insert(tokens).values({ tokenHash: hashToken(token), kind, userId, expiresAt });
  const ofUser = and(eq(tokens.userId, userId), eq(tokens.kind, kind), isNull(tokens.usedAt));
  const older = tx
    .select({ hash: tokens.tokenHash })
    .from(tokens)
    .where(ofUser)
    .orderBy(desc(tokens.expiresAt), desc(tokens.tokenHash))
    .offset(MOST_LINKS);
  await tx.delete(tokens).where(inArray(tokens.tokenHash, older));
  return token;
}

function usable(token: string, now: Date) {
  return and(eq(tokens.tokenHash, hashToken(token)), isNull(tokens.usedAt), gt(tokens.expiresAt, now));
}

export type Link = Pick<typeof tokens.$inferSelect, "userId" | "kind" | "handle">;

export async function findLink(db: Queryable, token: string, now: Date): Promise<Link | null> {
  const { userId, kind, handle } = tokens;
  const [found] = await db.select({ userId, kind, handle }).from(tokens).where(usable(token, now));
  return found ?? null;
}

/**
 * Marks the link as used. A single statement checks and marks it, so that only one of several concurrent requests
 * succeeds.
 * @returns true if the link was usable
 */
export async function spendLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const spent = await tx.update(tokens).set({ usedAt: now }).where(usable(token, now)).returning();
  return spent.length > 0;
}

export async function endLinks(tx: Tx, userId: string, kind?: LinkKind): Promise<void> {
  const ofKind = kind && eq(tokens.kind, kind);
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), ofKind, isNull(tokens.usedAt)));
}

export async function removeExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
}

/** The token is in the URL's fragment, which browsers do not send. */
export function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?reset=1#token=${token}`;
}

export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?invitation=1#token=${token}`;
}

export function handleLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?handle=1#token=${token}`;
}
