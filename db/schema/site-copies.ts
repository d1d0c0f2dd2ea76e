// Copies of the public site as ZIP files. The files themselves are at the place of the backups (BACKUP_URL).
import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { backupProblems } from "#contract/values/backups.ts";
import { copyPhases } from "#contract/values/site-copy.ts";
import { idColumn, moment } from "./columns.ts";

export const siteCopies = pgTable(
  "site_copies",
  {
    id: idColumn("id").primaryKey(),
    state: text("state", { enum: ["running", "done", "failed"] }).notNull(),
    created: moment("created").notNull(),
    /** null while the copy waits for a process that makes it. That process renews the moment; an old one means that it has ended. */
    alive: moment("alive"),
    phase: text("phase", { enum: copyPhases }).notNull().default("pages"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    name: text("name").unique(),
    finished: moment("finished"),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    pages: integer("pages"),
    files: integer("files"),
    problem: text("problem", { enum: backupProblems }),
  },
  // Never two copies at the same time.
  (table) => [
    uniqueIndex("site_copies_running_idx")
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);
