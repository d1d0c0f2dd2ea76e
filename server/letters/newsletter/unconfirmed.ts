// Removes requests for the newsletter that nobody has confirmed.
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { CONFIRM_DAYS } from "./confirm-days.ts";
import { removeUnconfirmed } from "./subscribers-store.ts";

export const unconfirmedRequests = repeated("unconfirmed requests for the newsletter", HOUR_MS, ({ database, now }) =>
  removeUnconfirmed(database.db, new Date(now().getTime() - CONFIRM_DAYS * DAY_MS)),
);
