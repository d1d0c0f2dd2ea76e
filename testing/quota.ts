import { eq } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { settings } from "#db/schema/settings.ts";

export async function setQuota({ db }: Pick<Database, "db">, bytes: number | null): Promise<void> {
  const value = bytes === null ? {} : { quota: bytes };
  await db.update(settings).set({ value }).where(eq(settings.section, "storage"));
}
