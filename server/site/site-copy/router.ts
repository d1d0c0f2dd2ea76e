import type { SiteCopyState } from "#contract/values/site-copy.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { Services } from "../../kernel/context.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listCopies, requestCopy } from "./store.ts";

export const siteCopyRouter = router({
  read: may("read", "backups").query(({ ctx }) => readCopies(ctx.services)),
  /** A process of the site makes the copy within seconds. Does nothing while one is being made. */
  start: may("create", "backups").mutation(({ ctx: { services, viewer } }) =>
    services.database.db.transaction(async (tx) => {
      const at = services.now();
      if (await requestCopy(tx, at))
        await recordChange(tx, { viewer, at }, { action: "create", noun: "backup", label: "website.zip" });
    }),
  ),
});

async function readCopies({ database }: Pick<Services, "database">): Promise<SiteCopyState> {
  const rows = await listCopies(database.db);
  const done = rows.find(({ state }) => state === "done");
  const running = rows.find(({ state }) => state === "running");
  const failed = rows.find(({ state }) => state === "failed");
  const at = done?.finished ?? null;
  return {
    copy:
      done === undefined || done.name === null || at === null
        ? null
        : {
            name: done.name,
            at: at.toISOString(),
            sizeBytes: done.sizeBytes ?? 0,
            pages: done.pages ?? 0,
            files: done.files ?? 0,
          },
    running: running ? { phase: running.phase, done: running.done, total: running.total } : null,
    problem: running ? null : (failed?.problem ?? null),
  };
}
