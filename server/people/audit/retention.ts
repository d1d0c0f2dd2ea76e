// Removes what is older than a year from the audit log, every hour.
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { auditDays } from "#contract/schemas/audit.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropAuditBefore } from "./store.ts";

export const auditRetention = repeated("audit log", HOUR_MS, ({ database, now }) =>
  dropAuditBefore(database.db, new Date(now().getTime() - auditDays * DAY_MS)),
);
