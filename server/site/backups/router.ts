import { downloadBackupInput } from "#contract/schemas/backups.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { may, router } from "../../kernel/trpc.ts";
import { allowDownload } from "./download-backup.ts";
import { listBackups } from "./list-backups.ts";
import { requestBackup } from "./store.ts";

export const backupsRouter = router({
  list: may("read", "backups").query(({ ctx }) => listBackups(ctx.services)),
  /** A process of the site makes the backup within seconds. Does nothing while one is running. */
  start: may("create", "backups").mutation(({ ctx: { services, viewer } }) =>
    services.database.db.transaction(async (tx) => {
      const at = services.now();
      if (await requestBackup(tx, at))
        await recordChange(tx, { viewer, at }, { action: "create", noun: "backup", label: "" });
    }),
  ),
  download: may("read", "backups")
    .input(downloadBackupInput)
    .mutation(({ ctx, input }) => allowDownload(ctx, input)),
});
