// Removes requests for the newsletter that nobody has confirmed.
import { repeated } from "../../kernel/jobs/work.ts";
import { CONFIRM_DAYS } from "./confirm-days.ts";
import { removeUnconfirmed } from "./subscribers-store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const unconfirmedRequests = repeated("unconfirmed requests for the newsletter", HOUR_MS, ({ database, now }) =>
  removeUnconfirmed(database.db, new Date(now().getTime() - CONFIRM_DAYS * DAY_MS)),
);
