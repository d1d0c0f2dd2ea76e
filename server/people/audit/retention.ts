// Removes what is older than a year from the audit log, every hour.
import { auditDays } from "#contract/schemas/audit.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropAuditBefore } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const auditRetention = repeated("audit log", HOUR_MS, ({ database, now }) =>
  dropAuditBefore(database.db, new Date(now().getTime() - auditDays * DAY_MS)),
);
