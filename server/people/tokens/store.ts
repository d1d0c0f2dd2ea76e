import { and, arrayContains, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { apiTokens } from "#db/schema/api-tokens.ts";
import { users } from "#db/schema/users.ts";

export type TokenRow = typeof apiTokens.$inferSelect;
export type UsableToken = TokenRow & { owner: Pick<typeof users.$inferSelect, "id" | "name" | "handle" | "roles"> };

const owner = { id: users.id, name: users.name, handle: users.handle, roles: users.roles };

export async function findUsableToken(db: Queryable, tokenHash: string, now: Date): Promise<UsableToken | null> {
  const [row] = await db
    .select({ token: apiTokens, owner })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.ends, now), eq(users.isLocked, false)));
  return row ? { ...row.token, owner: row.owner } : null;
}

export async function listTokens(db: Queryable, userId: string | undefined, most: number): Promise<UsableToken[]> {
  const rows = await db
    .select({ token: apiTokens, owner })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(userId === undefined ? undefined : eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.ends), desc(apiTokens.id))
    .limit(most);
  return rows.map(({ token, owner: person }) => ({ ...token, owner: person }));
}

/** @returns the system user who was added first, and locks the row; null if all of them are locked */
export async function findFirstSystemUser(
  tx: Tx,
): Promise<Pick<UsableToken["owner"], "id" | "name" | "handle"> | null> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, handle: users.handle })
    .from(users)
    .where(and(eq(users.isLocked, false), arrayContains(users.roles, ["system"])))
    .orderBy(asc(users.created), asc(users.id))
    .limit(1)
    .for("update");
  return user ?? null;
}

export async function insertToken(db: Queryable, row: typeof apiTokens.$inferInsert): Promise<void> {
  await db.insert(apiTokens).values(row);
}

export async function deleteToken(db: Queryable, id: string, userId: string | undefined): Promise<string | null> {
  const whose = userId === undefined ? undefined : eq(apiTokens.userId, userId);
  const [removed] = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), whose))
    .returning({ name: apiTokens.name });
  return removed?.name ?? null;
}

export function countTokens(db: Queryable, userId: string): Promise<number> {
  return db.$count(apiTokens, eq(apiTokens.userId, userId));
}

/** Owners see their ended tokens for this many days. */
export const endedTokenDays = 30;

export async function dropTokensEndedBefore(db: Queryable, at: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.ends, at));
}

export async function recordUse(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(apiTokens).set({ lastUsed: at }).where(eq(apiTokens.id, id));
}
