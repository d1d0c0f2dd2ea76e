import type { Queryable } from "#db/open.ts";
import { siteIdentity } from "#db/schema/site-identity.ts";

export async function recordBackup(db: Queryable, at: Date): Promise<void> {
  await db.update(siteIdentity).set({ backedUp: at });
}

export async function lastBackup(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ at: siteIdentity.backedUp }).from(siteIdentity);
  return row?.at ?? null;
}
