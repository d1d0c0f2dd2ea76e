import { HOUR_MS } from "#contract/values/time.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { removeExpiredLinks } from "./mailed-links.ts";
import { removeExpiredSessions } from "./sessions.ts";
import { removeExpiredCounters } from "../../forms/throttle/counters.ts";

export const expiredSessions = repeated("expired sessions", HOUR_MS, async ({ database, now }) => {
  await removeExpiredSessions(database.db, now());
  await removeExpiredCounters(database.pool, now());
  await removeExpiredLinks(database.db, now());
});
