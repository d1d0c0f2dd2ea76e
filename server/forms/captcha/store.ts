// Used captchas in the database.
import { lt } from "drizzle-orm";
import type { Db, Queryable } from "#db/open.ts";
import { usedCaptchas } from "#db/schema/captcha.ts";

/** @returns whether it was unused; of two at once the second waits until it is known what became of the first */
export async function markUsed(db: Queryable, nonce: string, expires: Date): Promise<boolean> {
  const stored = await db.insert(usedCaptchas).values({ nonce, expires }).onConflictDoNothing().returning();
  return stored.length > 0;
}

/** Rows of challenges that are refused by their age anyway. */
export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expires, now));
}
