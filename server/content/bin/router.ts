import { DAY_MS } from "#contract/values/time.ts";
import { z } from "zod";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { Entry } from "#contract/schemas/entries.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { id, pageInput } from "#contract/fields/text.ts";
import { may, router } from "../../kernel/trpc.ts";
import { restoreEntries } from "./restore-entries.ts";
import { dropFromBin, listBinned } from "./store.ts";

export const binRouter = router({
  /** Lists the latest removals first. Soon after `goneOn`, the site removes the entry permanently. */
  list: may("remove", "entries")
    .input(z.object({ limit: pageInput.limit, skip: pageInput.skip }))
    .query(async ({ ctx, input }) => {
      const { items, total } = await listBinned(ctx.services.database.db, input);
      return {
        total,
        items: items.map(({ removed, ...item }) => ({
          ...item,
          removed: removed.toISOString(),
          goneOn: new Date(removed.getTime() + BIN_DAYS * DAY_MS).toISOString(),
        })),
      };
    }),
  restore: may("create", "entries")
    .input(z.object({ id, asDraft: z.boolean() }))
    .mutation(async ({ ctx, input: { id: one, asDraft } }) => {
      const [entry] = await restoreEntries(ctx, { ids: [one], asDraft });
      return entry as Entry;
    }),
  restoreMany: may("create", "entries")
    .input(z.object({ ids: z.array(id).max(limits.batchIds), asDraft: z.boolean() }))
    .mutation(({ ctx, input }) => restoreEntries(ctx, input)),
  remove: may("remove", "entries")
    .input(z.object({ id }))
    .mutation(async ({ ctx, input }) => {
      if (!(await dropFromBin(ctx.services.database.db, input.id))) throw new AppError("notFound");
      return { id: input.id };
    }),
});
