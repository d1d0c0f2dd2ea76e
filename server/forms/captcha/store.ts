import { lt } from "drizzle-orm";
import type { Db, Queryable } from "#db/open.ts";
import { usedCaptchas } from "#db/schema/captcha.ts";

export async function markUsed(db: Queryable, nonce: string, expires: Date): Promise<boolean> {
  const stored = await db.insert(usedCaptchas).values({ nonce, expires }).onConflictDoNothing().returning();
  return stored.length > 0;
}

export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expires, now));
}
