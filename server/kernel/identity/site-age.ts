import { min } from "drizzle-orm";
import { DAY_MS } from "#contract/values/time.ts";
import type { Queryable } from "#db/open.ts";
import { users } from "#db/schema/users.ts";

/** True if the site's first user is older than this number of days. */
export async function isOlderThan(db: Queryable, days: number, now: Date): Promise<boolean> {
  const [row] = await db.select({ first: min(users.created) }).from(users);
  const first = row?.first ?? now;
  return first.getTime() < now.getTime() - days * DAY_MS;
}
