import { z } from "zod";
import { updateEntryInput } from "#contract/schemas/entries.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { can } from "#contract/values/permissions.ts";
import { limits } from "#contract/values/limits.ts";
import { id } from "#contract/fields/text.ts";
import { saveWorkingCopyInput } from "#contract/schemas/working-copies.ts";
import { cleanInput } from "../entries/clean-input.ts";
import { refuseForeign, scopeFor } from "../entries/own-drafts.ts";
import { presentEntry } from "../entries/present.ts";
import { findEntry, ownAmong } from "../entries/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readWorkingCopy } from "./present.ts";
import { saveWorkingCopy } from "./save-working-copy.ts";
import { copiesAmong } from "../working-copies/store.ts";
import { watchEntry } from "./watch-entry.ts";

export const workingCopiesRouter = router({
  read: may("read", "ownDrafts")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const { db } = ctx.services.database;
      const entry = await findEntry(db, input.id, scopeFor(ctx.viewer, ctx.services.now()));
      if (!entry) throw new AppError("notFound");
      refuseForeign(ctx.viewer, entry, ctx.services.now());
      return {
        entry: presentEntry(entry, ctx.services.now()),
        copy: await readWorkingCopy(db, ctx.viewer, entry),
      };
    }),
  /** Returns those of the given entries that have a working copy. Each title is the title of the working copy. */
  among: may("read", "ownDrafts")
    .input(z.object({ ids: z.array(id).max(limits.listMax) }))
    .query(async ({ ctx: { services, viewer }, input }) => {
      const { db } = services.database;
      return copiesAmong(db, can(viewer, "read", "drafts") ? input.ids : await ownAmong(db, viewer, input.ids));
    }),
  save: may("update", "ownDrafts")
    .input(saveWorkingCopyInput)
    .mutation(({ ctx, input }) => saveWorkingCopy(ctx, input)),
  check: may("update", "ownDrafts")
    .input(updateEntryInput)
    .mutation(async ({ input }) => {
      await cleanInput(input);
      return { isGood: true };
    }),
  watch: may("update", "ownDrafts")
    .input(z.object({ id, isOpen: z.boolean() }))
    .mutation(({ ctx, input }) => watchEntry(ctx, input)),
});
