import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { ListUsersInput } from "#contract/schemas/users.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { passkeys, recoveryCodes, totpSecrets } from "#db/schema/second-factors.ts";
import { tokens } from "#db/schema/tokens.ts";
import { users } from "#db/schema/users.ts";
import { changedSince } from "../../kernel/list-order.ts";
import { likePattern } from "../../kernel/search/pattern.ts";

const countOf = (table: typeof totpSecrets | typeof passkeys | typeof recoveryCodes) =>
  sql<number>`(select count(*)::int from ${table} where ${table.userId} = ${users.id})`;

const columns = {
  ...getTableColumns(users),
  totp: countOf(totpSecrets),
  passkeys: countOf(passkeys),
  recoveryCodes: countOf(recoveryCodes),
};

export type UserRow = typeof users.$inferSelect & { totp: number; passkeys: number; recoveryCodes: number };

export async function findUserByHandle(db: Queryable, handle: string): Promise<UserRow | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.handle, handle));
  return row ?? null;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row ?? null;
}

export function findUsers(db: Queryable, ids: readonly string[]): Promise<UserRow[]> {
  return db
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** @returns all users who are not locked, by their names */
export function findActiveUsers(db: Queryable): Promise<Pick<UserRow, "id" | "name" | "roles">[]> {
  return db
    .select({ id: users.id, name: users.name, roles: users.roles })
    .from(users)
    .where(eq(users.isLocked, false))
    .orderBy(asc(users.name), asc(users.id));
}

/** Locks users in the order of their ids. @returns the users, without unknown ids */
export function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for("update", { of: users });
}

/**
 * Locks the user until the transaction ends. Meanwhile no other transaction can change the user, sign in as the user,
 * or mail links.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for("update", { of: users });
  return row ?? null;
}

const isActiveSystemUser = and(
  arrayContains(users.roles, ["system"]),
  eq(users.isLocked, false),
  isNotNull(users.passwordHash),
);

/**
 * Locks all active system users in the order of their ids. If two of them remove each other at the same time, the
 * second removal waits for the first.
 * @returns their ids
 */
export async function lockSystemUsers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveSystemUser)
    .orderBy(asc(users.id))
    .for("update");
  return rows.map(({ id }) => id);
}

export async function listSystemHandles(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ handle: users.handle })
    .from(users)
    .where(isActiveSystemUser)
    .orderBy(asc(users.created), asc(users.id));
  return rows.map(({ handle }) => handle);
}

export async function invitationsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ userId: tokens.userId, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(and(inArray(tokens.userId, [...ids]), eq(tokens.kind, "invitation")));
  return new Map(rows.map(({ userId, expiresAt }) => [userId, expiresAt]));
}

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

const sortColumns = {
  name: sql`lower(${users.name})`,
  handle: users.handle,
  lastLogin: users.lastLogin,
  updated: users.updated,
};

export async function listUsers(db: Queryable, input: ListUsersInput): Promise<{ rows: UserRow[]; total: number }> {
  const conditions: SQL[] = [];
  if (input.handle !== undefined) conditions.push(eq(users.handle, input.handle.toLowerCase()));
  if (input.q) {
    const pattern = likePattern(input.q);
    conditions.push(or(ilike(users.name, pattern), ilike(users.handle, pattern)) ?? sql`true`);
  }
  const where = and(...conditions, changedSince(users.updated, input.since));
  const column = sortColumns[input.sort.replace("-", "") as keyof typeof sortColumns];
  const order = input.sort.startsWith("-") ? desc(column) : asc(column);
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(order, asc(users.id))
    .limit(input.limit)
    .offset(input.skip);
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function countFailedLogin(db: Queryable, id: string): Promise<void> {
  await db
    .update(users)
    .set({ failedLogins: sql`${users.failedLogins} + 1` })
    .where(eq(users.id, id));
}

export async function recordLogin(db: Queryable, id: string, when: Date): Promise<void> {
  await db.update(users).set({ failedLogins: 0, lastLogin: when }).where(eq(users.id, id));
}

export async function updateUserRow(
  tx: Tx,
  id: string,
  change: Partial<Pick<UserRow, "name" | "handle" | "roles" | "isLocked">>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

export async function deleteUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(users).where(inArray(users.id, [...ids]));
}

/** Stores a password that the user has chosen, which may replace a generated one. */
export async function storePassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: false, failedLogins: 0 }).where(eq(users.id, id));
}

/** The user is then invited, and sets a password by a mailed link. */
export async function forgetPassword(tx: Tx, id: string): Promise<void> {
  await tx.update(users).set({ passwordHash: null, mustChangePassword: false }).where(eq(users.id, id));
}

export type UserWithFactors = Pick<UserRow, "name" | "handle" | "roles" | "totp" | "passkeys" | "recoveryCodes">;

/** @returns users who are not locked, by their names */
export function listUsersWithFactors(db: Queryable, most: number): Promise<UserWithFactors[]> {
  const { name, handle, roles, totp, passkeys: keys, recoveryCodes: codes } = columns;
  return db
    .select({ name, handle, roles, totp, passkeys: keys, recoveryCodes: codes })
    .from(users)
    .where(eq(users.isLocked, false))
    .orderBy(asc(users.name), asc(users.id))
    .limit(most);
}
