// Sessions by Lucia, which only this file imports. The adapter stores only the SHA-256 of a token.
import { createHmac } from "node:crypto";
import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import { LRUCache } from "lru-cache";
import { v7 as newId } from "uuid";
import { sessionDays } from "#contract/values/limits.ts";
import type { Role } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import { passkeys, totpSecrets } from "#db/schema/second-factors.ts";
import { sessions } from "#db/schema/sessions.ts";
import { hashToken, newToken } from "../../kernel/secrets/tokens.ts";
import { settings } from "#db/schema/settings.ts";
import { users } from "#db/schema/users.ts";
import { moveDevices, removeDevicesOfSession, removeDevicesOfUser } from "../../mail/notifications/store.ts";

type UserAttributes = {
  name: string;
  handle: string;
  roles: Role[];
  mustChangePassword: boolean;
  mustSetUpFactor: boolean;
};
type SessionAttributes = {
  /** The id in the user's list of sessions. Lucia's own id is the secret token. */
  publicId: string;
  userAgent: string;
  lastSeen: Date;
};

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

const lacksDemandedFactor = sql<boolean>`(
  exists (select 1 from ${settings} where ${settings.section} = 'security'
    and (${settings.value} #>> '{security,secondFactorRequired}')::boolean)
  and not exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id})
  and not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`;

function hashingAdapter(db: Queryable): Adapter {
  return {
    getSessionAndUser: async (token) => {
      const [row] = await db
        .select({ session: sessions, user: users, mustSetUpFactor: lacksDemandedFactor })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, hashToken(token)));
      if (!row) return [null, null];
      const { session, mustSetUpFactor } = row;
      const { id, name, handle, roles, mustChangePassword } = row.user;
      return [
        { id: token, userId: id, expiresAt: session.expiresAt, attributes: { ...session, publicId: session.id } },
        { id, attributes: { name, handle, roles: roles as Role[], mustChangePassword, mustSetUpFactor } },
      ];
    },
    // Lucia would list sessions by their tokens, which are not stored.
    getUserSessions: () => Promise.resolve([]),
    setSession: async ({ id, userId, expiresAt, attributes: { publicId, userAgent, lastSeen } }) => {
      await db
        .insert(sessions)
        .values({ tokenHash: hashToken(id), id: publicId, userId, expiresAt, userAgent, lastSeen });
    },
    updateSessionExpiration: async (token, expiresAt) => {
      await db
        .update(sessions)
        .set({ expiresAt })
        .where(eq(sessions.tokenHash, hashToken(token)));
    },
    deleteSession: async (token) => {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
    deleteUserSessions: async (userId) => {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    deleteExpiredSessions: async () => {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
    },
  };
}

function luciaOn(db: Queryable) {
  return new Lucia<SessionAttributes, UserAttributes>(hashingAdapter(db), {
    sessionExpiresIn: new TimeSpan(sessionDays, "d"),
    getUserAttributes: ({ name, handle, roles, mustChangePassword, mustSetUpFactor }) => ({
      name,
      handle,
      roles,
      mustChangePassword,
      mustSetUpFactor,
    }),
    getSessionAttributes: ({ publicId, userAgent, lastSeen }) => ({ publicId, userAgent, lastSeen }),
  });
}

export type NewSession = { token: string; userId: string; expires: Date };

export type SessionOwner = {
  userId: string;
  userAgent?: string;
};

export async function createSession(
  db: Queryable,
  { userId, userAgent = "" }: SessionOwner,
  secretKey: string,
): Promise<NewSession> {
  const attributes = { publicId: newId(), userAgent, lastSeen: new Date() };
  const session = await luciaOn(db).createSession(userId, attributes, { sessionId: signed(newToken(), secretKey) });
  return { token: session.id, userId, expires: session.expiresAt };
}

export type FoundSession = {
  publicId: string;
  lastSeen: Date;
  user: UserAttributes & { id: string };
  /** Set if the session was prolonged. The caller must then prolong the cookie too. */
  prolongedUntil: Date | null;
};

/**
 * Signs the random part of a token, which is secret. With the signature, the server refuses made-up tokens without a
 * query.
 */
function signed(random: string, secretKey: string): string {
  const signature = createHmac("sha256", secretKey).update(`session ${random}`).digest("base64url");
  return `${random}.${signature.slice(0, 16)}`;
}

/** Makes a token of 200 random bits and a signature, for clients that send it with each request. */
export function newSignedToken(secretKey: string): string {
  return signed(newToken(), secretKey);
}

const tokenShape = /^([\w-]{34})\.[\w-]{16}$/u;

function isOurs(token: string, secretKey: string): boolean {
  const random = tokenShape.exec(token)?.[1];
  return random !== undefined && token === signed(random, secretKey);
}

/**
 * Caches the hashes of invalid tokens. An unknown or ended token never becomes valid later, because tokens are random.
 */
const opensNothing = new LRUCache<string, true>({ max: 10_000 });

/** True if the token is certainly invalid. This check needs no query. */
export function isUnknownToken(token: string, secretKey: string): boolean {
  return !isOurs(token, secretKey) || opensNothing.has(hashToken(token));
}

export async function findSession(db: Queryable, token: string): Promise<FoundSession | null> {
  const { session, user } = await luciaOn(db).validateSession(token);
  if (!session) {
    opensNothing.set(hashToken(token), true);
    return null;
  }
  const { publicId, lastSeen } = session;
  return { publicId, lastSeen, user, prolongedUntil: session.fresh ? session.expiresAt : null };
}

export async function endSession(db: Queryable, token: string): Promise<void> {
  await removeDevicesOfSession(db, hashToken(token));
  await luciaOn(db).invalidateSession(token);
}

/** @param own the token of the browser that gets a new session, and keeps its notifications */
export async function endSessionsOf(db: Queryable, userId: string, own: string | null = null): Promise<void> {
  await removeDevicesOfUser(db, userId, own === null ? "" : hashToken(own));
  await luciaOn(db).invalidateUserSessions(userId);
}

/**
 * Ends the earlier session of a browser. If the same user signs in again in this browser, the notifications stay
 * enabled.
 */
export async function replaceSession(db: Queryable, token: string, next: NewSession): Promise<void> {
  await moveDevices(db, next.userId, hashToken(token), hashToken(next.token));
  await endSession(db, token);
}

export function listSessions(db: Queryable, userId: string, most: number) {
  const { id, userAgent, created, lastSeen } = sessions;
  return db
    .select({ id, userAgent, created, lastSeen })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeen), desc(sessions.id))
    .limit(most);
}

export async function endSessionById(db: Queryable, userId: string, publicId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, publicId)))
    .returning({ tokenHash: sessions.tokenHash });
  for (const { tokenHash } of ended) await removeDevicesOfSession(db, tokenHash);
  return ended.length > 0;
}

export async function endOtherSessions(db: Queryable, userId: string, token: string): Promise<void> {
  await removeDevicesOfUser(db, userId, hashToken(token));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(token))));
}

export async function recordSeen(db: Queryable, publicId: string, at: Date): Promise<void> {
  const session = db
    .$with("session")
    .as(
      db.update(sessions).set({ lastSeen: at }).where(eq(sessions.id, publicId)).returning({ userId: sessions.userId }),
    );
  await db
    .with(session)
    .update(users)
    .set({ lastSeen: at })
    .where(eq(users.id, sql`(select user_id from ${session})`));
}

export async function removeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
