import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Db, Queryable, Tx } from "#db/open.ts";
import { files } from "#db/schema/files.ts";
import { siteIdentity } from "#db/schema/site-identity.ts";

export type Identity = Omit<typeof siteIdentity.$inferSelect, "key">;

const KEY = "site";
const isTheRow = eq(siteIdentity.key, KEY);

export async function findIdentity(db: Queryable): Promise<Identity | null> {
  const [row] = await db.select().from(siteIdentity).where(isTheRow);
  return row ?? null;
}

export async function ensureIdentity(db: Db): Promise<void> {
  await db.insert(siteIdentity).values({ key: KEY, identity: randomUUID() }).onConflictDoNothing();
}

export async function renewIdentity(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(siteIdentity).where(isTheRow);
    await tx.insert(siteIdentity).values({ key: KEY, identity: randomUUID() });
  });
}

/** Locks the row until the transaction ends, so that only one process at a time adopts a storage. */
export async function lockIdentity(tx: Tx): Promise<Identity> {
  const [row] = await tx.select().from(siteIdentity).where(isTheRow).for("update");
  if (!row) throw new Error("the database has no identity");
  return row;
}

export async function updateIdentity(
  db: Queryable,
  change: Partial<Pick<Identity, "storages" | "keyFingerprint">>,
): Promise<void> {
  await db.update(siteIdentity).set(change).where(isTheRow);
}

export async function newestHashes(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: files.hash })
    .from(files)
    .orderBy(desc(files.uploadDate), desc(files.id))
    .limit(limit);
  return rows.map(({ hash }) => hash);
}
