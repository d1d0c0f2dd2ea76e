// Removes every hour what has expired: sessions, counters, mailed links, and tokens of programs after a while.
import { repeated } from "../../kernel/jobs/work.ts";
import { dropTokensEndedBefore } from "../tokens/store.ts";
import { removeExpiredLinks } from "./mailed-links.ts";
import { removeExpiredSessions } from "./sessions.ts";
import { removeExpiredCounters } from "../../forms/throttle/counters.ts";

const HOUR_MS = 3_600_000;
/** Their owners see for so long that they have ended. */
const TOKENS_SEEN_MS = 30 * 24 * HOUR_MS;

export const expiredSessions = repeated("expired sessions", HOUR_MS, async ({ database, now }) => {
  await removeExpiredSessions(database.db);
  await removeExpiredCounters(database.pool, now());
  await removeExpiredLinks(database.db, now());
  await dropTokensEndedBefore(database.db, new Date(now().getTime() - TOKENS_SEEN_MS));
});
