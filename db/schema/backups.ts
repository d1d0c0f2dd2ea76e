// Scheduled backups and what is known of them. The archives themselves are in a folder or bucket (BACKUP_URL).
import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { backupProblems } from "#contract/values/backups.ts";
import { idColumn, moment } from "./columns.ts";

export const backups = pgTable(
  "backups",
  {
    id: idColumn("id").primaryKey(),
    state: text("state", { enum: ["running", "done", "failed"] }).notNull(),
    created: moment("created").notNull(),
    /** null while the backup waits for a process that makes it. */
    started: moment("started"),
    /** The process that makes the backup renews this moment. An old one means that the process has ended. */
    alive: moment("alive"),
    finished: moment("finished"),
    name: text("name").unique(),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    missing: integer("missing").notNull().default(0),
    problem: text("problem", { enum: backupProblems }),
    detail: text("detail").notNull().default(""),
    trialStarted: moment("trial_started"),
    tried: moment("tried"),
    triedTables: integer("tried_tables"),
    triedRows: integer("tried_rows"),
    triedFiles: integer("tried_files"),
    /** null for a trial that succeeded. */
    trialProblem: text("trial_problem", { enum: backupProblems }),
    trialDetail: text("trial_detail").notNull().default(""),
  },
  // Never two backups at the same time.
  (table) => [
    uniqueIndex("backups_running_idx")
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);
