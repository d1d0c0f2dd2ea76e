// Users in the database.
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { ListUsersInput } from "#contract/users.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { users } from "#db/schema/users.ts";
import { likePattern } from "../search/pattern.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByHandle(db: Queryable, handle: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.handle, handle));
  return row ?? null;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The current user, locked: until this transaction ends, no other one changes the user, signs in or sends links. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row ?? null;
}

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

const sortColumns = { name: users.name, handle: users.handle, lastLogin: users.lastLogin };

export async function listUsers(db: Queryable, input: ListUsersInput): Promise<{ rows: UserRow[]; total: number }> {
  const conditions: SQL[] = [];
  if (input.handle !== undefined) conditions.push(eq(users.handle, input.handle.toLowerCase()));
  if (input.q) {
    const pattern = likePattern(input.q);
    conditions.push(or(ilike(users.name, pattern), ilike(users.handle, pattern)) ?? sql`true`);
  }
  const where = and(...conditions);
  const column = sortColumns[input.sort.replace("-", "") as keyof typeof sortColumns];
  const order = input.sort.startsWith("-") ? desc(column) : asc(column);
  const rows = await db
    .select()
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

/** Stores a password that the user chose; it replaces a generated one. */
export async function storePassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: false, failedLogins: 0 }).where(eq(users.id, id));
}
