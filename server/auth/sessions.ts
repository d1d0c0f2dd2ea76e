// Sessions by Lucia, used only in this file: the adapter stores only the SHA-256 of a token.
import { createHash, createHmac, randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import { LRUCache } from "lru-cache";
import { sessionDays } from "#contract/limits.ts";
import type { Role } from "#contract/permissions.ts";
import type { Queryable } from "#db/open.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

type UserAttributes = { name: string; handle: string; roles: Role[]; mustChangePassword: boolean };

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<never, never>, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** Lower-case hex SHA-256 of a token of 160 or more random bits; no salt is needed at that strength. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 200 random bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}

function hashingAdapter(db: Queryable): Adapter {
  return {
    getSessionAndUser: async (token) => {
      const [row] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, hashToken(token)));
      if (!row) return [null, null];
      const { id, name, handle, roles, mustChangePassword } = row.user;
      return [
        { id: token, userId: id, expiresAt: row.session.expiresAt, attributes: {} },
        { id, attributes: { name, handle, roles: roles as Role[], mustChangePassword } },
      ];
    },
    // Lucia uses this to list sessions by their tokens, which are not stored.
    getUserSessions: () => Promise.resolve([]),
    setSession: async ({ id, userId, expiresAt }) => {
      await db.insert(sessions).values({ tokenHash: hashToken(id), userId, expiresAt });
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
  return new Lucia<Record<never, never>, UserAttributes>(hashingAdapter(db), {
    sessionExpiresIn: new TimeSpan(sessionDays, "d"),
    getUserAttributes: ({ name, handle, roles, mustChangePassword }) => ({ name, handle, roles, mustChangePassword }),
  });
}

export type NewSession = { token: string; expires: Date };

/** Creates a session; only the caller knows the token. */
export async function createSession(db: Queryable, userId: string, secretKey: string): Promise<NewSession> {
  const session = await luciaOn(db).createSession(userId, {}, { sessionId: signed(newToken(), secretKey) });
  return { token: session.id, expires: session.expiresAt };
}

export type FoundSession = {
  user: UserAttributes & { id: string };
  /** Set if the session was prolonged, so that the cookie is prolonged too. */
  prolongedUntil: Date | null;
};

/** The random part has all the security. The signature shows that this site made it, so that nobody else's costs a query. */
function signed(random: string, secretKey: string): string {
  const signature = createHmac("sha256", secretKey).update(`session ${random}`).digest("base64url");
  return `${random}.${signature.slice(0, 16)}`;
}

const tokenShape = /^([\w-]{34})\.[\w-]{16}$/u;

function isOurs(token: string, secretKey: string): boolean {
  const random = tokenShape.exec(token)?.[1];
  return random !== undefined && token === signed(random, secretKey);
}

/** Tokens that open nothing: a token is random, so one that is unknown or ended never opens anything later. */
const opensNothing = new LRUCache<string, true>({ max: 10_000 });

/** Whether a token is known to open nothing, without asking the database. */
export function isUnknownToken(token: string, secretKey: string): boolean {
  return !isOurs(token, secretKey) || opensNothing.has(hashToken(token));
}

/** @returns null if the token is unknown or expired */
export async function findSession(db: Queryable, token: string): Promise<FoundSession | null> {
  const { session, user } = await luciaOn(db).validateSession(token);
  if (!session) {
    opensNothing.set(hashToken(token), true);
    return null;
  }
  return { user, prolongedUntil: session.fresh ? session.expiresAt : null };
}

export function endSession(db: Queryable, token: string): Promise<void> {
  return luciaOn(db).invalidateSession(token);
}

/** Ends every session of a user: after a new password, a reset, a lock, or a change of roles. */
export function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  return luciaOn(db).invalidateUserSessions(userId);
}

export function removeExpiredSessions(db: Queryable): Promise<void> {
  return luciaOn(db).deleteExpiredSessions();
}
