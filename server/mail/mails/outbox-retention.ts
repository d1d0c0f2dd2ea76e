import { HOUR_MS } from "#contract/values/time.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropOldMailFiles, outboxFileDays } from "./outbox-files.ts";

export const outboxFileRetention = repeated("files of mails", HOUR_MS, (services) =>
  dropOldMailFiles(services.env, daysAgo(services, outboxFileDays)),
);
