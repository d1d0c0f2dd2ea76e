import { DAY_MS } from "#contract/values/time.ts";
import { z } from "zod";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { limits } from "#contract/values/limits.ts";
import { id, pageInput } from "#contract/fields/text.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listBinnedFiles } from "./bin-store.ts";
import { dropBinnedFiles, emptyFileBin } from "./drop-binned-files.ts";
import { restoreFiles } from "./restore-files.ts";

const manyIds = z.object({ ids: z.array(id).min(1).max(limits.batchIds) });

export const fileBinRouter = router({
  /** Lists the latest removal first. `goneOn` is the time at which the retention ends. */
  list: may("remove", "files")
    .input(z.object({ limit: pageInput.limit, skip: pageInput.skip }))
    .query(async ({ ctx, input }) => {
      const { items, count, bytes } = await listBinnedFiles(ctx.services.database.db, input);
      return {
        total: count,
        bytes,
        items: items.map(({ removed, ...item }) => ({
          ...item,
          removed: removed.toISOString(),
          goneOn: new Date(removed.getTime() + BIN_DAYS * DAY_MS).toISOString(),
        })),
      };
    }),
  restore: may("create", "files")
    .input(manyIds)
    .mutation(({ ctx, input }) => restoreFiles(ctx, input.ids)),
  remove: may("remove", "files")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await dropBinnedFiles(ctx, input.ids) })),
  empty: may("remove", "files").mutation(async ({ ctx }) => ({ removed: await emptyFileBin(ctx) })),
});
