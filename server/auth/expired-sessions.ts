// Removes expired sessions and counters every hour.
import { repeated } from "../jobs/work.ts";
import { removeExpiredSessions } from "./sessions.ts";
import { removeExpiredCounters } from "../throttle/counters.ts";

const HOUR_MS = 3_600_000;

export const expiredSessions = repeated("expired sessions", HOUR_MS, async ({ database, now }) => {
  await removeExpiredSessions(database.db);
  await removeExpiredCounters(database.pool, now());
});
