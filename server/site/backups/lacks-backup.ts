import { DAY_MS } from "#contract/values/time.ts";
import type { Services } from "../../kernel/context.ts";
import { lastBackup } from "../../kernel/identity/backups.ts";
import { isOlderThan } from "../../kernel/identity/site-age.ts";

/** By hand, without a schedule. */
const DAYS_WITHOUT_BACKUP = 7;
const DAYS_WITHOUT_SCHEDULED = 2;

type Needs = Pick<Services, "database" | "env" | "now">;

/** A site that is only a few days old lacks none. */
export async function lacksBackup({ database: { db }, env, now }: Needs): Promise<boolean> {
  const at = now();
  const days = env.BACKUP_AT === null ? DAYS_WITHOUT_BACKUP : DAYS_WITHOUT_SCHEDULED;
  const since = new Date(at.getTime() - days * DAY_MS);
  const backup = await lastBackup(db);
  return backup === null ? isOlderThan(db, days, at) : backup < since;
}
