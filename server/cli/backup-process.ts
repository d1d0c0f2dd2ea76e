// The process that makes or tries one backup for a running site (server/site/backups/apart.ts).
import type { BackupProblem } from "#contract/values/backups.ts";
import type { Environment } from "../kernel/env.ts";
import { reasonOf } from "../kernel/reason.ts";
import type { BackupAnswer, BackupCounts, BackupTask } from "../site/backups/apart.ts";
import { problemOf } from "../site/backups/problems.ts";
import { tryArchive } from "./archive/try.ts";
import { writeArchive } from "./archive/write.ts";
import { countsOf } from "./archive/counts.ts";
import { withSite } from "./command.ts";

// The site has ended, so nobody waits for the answer.
process.once("disconnect", () => process.exit(1));

process.once("message", ({ task, env }: { task: BackupTask; env: Environment }) => {
  void perform(task, env)
    .then((counts): BackupAnswer => ({ counts }))
    .catch((error: unknown): BackupAnswer => ({ problem: problemIn(error), detail: reasonOf(error) }))
    .then((answer) => process.send?.(answer));
});

function perform(task: BackupTask, env: Environment): Promise<BackupCounts> {
  if (task.kind === "try") return tryArchive(task.path, task.dir, env);
  return withSite(env, { isShared: true }, async (site) =>
    countsOf((await writeArchive(site, task.path, env.BACKUP_PASSPHRASE)).manifest),
  );
}

function problemIn(error: unknown): BackupProblem {
  const { message = "" } = error instanceof Error ? error : {};
  if (message.includes("BACKUP_PASSPHRASE")) return "passphrase";
  return message.startsWith("the archive is refused") ? "damaged" : problemOf(error);
}
