// Removes API tokens 30 days after their end. Until then their owners see that they have ended.
import { HOUR_MS } from "#contract/values/time.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropTokensEndedBefore } from "./store.ts";

const SEEN_MS = 30 * 24 * HOUR_MS;

export const tokenRetention = repeated("ended tokens", HOUR_MS, ({ database, now }) =>
  dropTokensEndedBefore(database.db, new Date(now().getTime() - SEEN_MS)),
);
