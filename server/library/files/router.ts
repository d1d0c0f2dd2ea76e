import { z } from "zod";
import {
  exchangeFilesInput,
  fileUsesInput,
  listFilesInput,
  tagFilesInput,
  updateFileInput,
} from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { cropInput, restoreInput, rotateInput } from "#contract/schemas/picture-edits.ts";
import { id } from "#contract/fields/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { fileBinRouter } from "./bin-router.ts";
import { changeFile } from "./change-file.ts";
import { editPicture } from "./edit-picture.ts";
import { exchangeFiles } from "./exchange-files.ts";
import { listFiles } from "./list-files.ts";
import { listUses } from "./list-uses.ts";
import { presentFile } from "./present.ts";
import { getQuotaDetails } from "./quota-details.ts";
import { removeFiles } from "./remove-files.ts";
import { findFilesByIds, getFile, sumOriginalBytes } from "./store.ts";
import { tagFiles, untagFiles } from "./tag-files.ts";

const oneId = z.object({ id });
const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });
const isForGood = z.boolean().default(false);

export const filesRouter = router({
  list: may("read", "files")
    .input(listFilesInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listFiles(ctx.services.database.db, { ...input, now: ctx.services.now() });
      return { items: rows.map(presentFile), total };
    }),
  byId: may("read", "files")
    .input(oneId)
    .query(async ({ ctx, input }) => presentFile(await getFile(ctx.services.database.db, input.id))),
  byIds: may("read", "files")
    .input(manyIds)
    .query(async ({ ctx, input }) => (await findFilesByIds(ctx.services.database.db, input.ids)).map(presentFile)),
  uses: may("read", "files")
    .input(fileUsesInput)
    .query(({ ctx, input }) => listUses(ctx.services, input.ids)),
  update: may("update", "files")
    .input(updateFileInput)
    .mutation(({ ctx, input }) => changeFile(ctx, input)),
  exchange: may("update", "files")
    .input(exchangeFilesInput)
    .mutation(({ ctx, input }) => exchangeFiles(ctx, input)),
  crop: may("update", "files")
    .input(cropInput)
    .mutation(({ ctx, input: { id, version, ...crop } }) =>
      editPicture(ctx, { id, version, edit: { type: "crop", ...crop } }),
    ),
  rotate: may("update", "files")
    .input(rotateInput)
    .mutation(({ ctx, input: { id, version, angle } }) =>
      editPicture(ctx, { id, version, edit: { type: "rotate", angle } }),
    ),
  restore: may("update", "files")
    .input(restoreInput)
    .mutation(({ ctx, input }) => editPicture(ctx, { ...input, edit: null })),
  tag: may("update", "files")
    .input(tagFilesInput)
    .mutation(async ({ ctx, input }) => ({ changed: await tagFiles(ctx, input) })),
  untag: may("update", "files")
    .input(tagFilesInput)
    .mutation(async ({ ctx, input }) => ({ changed: await untagFiles(ctx, input) })),
  remove: may("remove", "files")
    .input(oneId.extend({ isForGood }))
    .mutation(async ({ ctx, input }) => {
      await removeFiles(ctx, [input.id], input);
      return { id: input.id };
    }),
  removeMany: may("remove", "files")
    .input(manyIds.extend({ isForGood }))
    .mutation(async ({ ctx, input }) => ({ removed: await removeFiles(ctx, input.ids, input) })),
  bin: fileBinRouter,
  /** `used` is the sum of all originals in bytes. */
  quota: may("read", "quota").query(async ({ ctx }) => {
    const { db } = ctx.services.database;
    const { settings } = await getSettings(db);
    return { total: settings.quota, used: await sumOriginalBytes(db) };
  }),
  quotaDetails: may("read", "quota").query(({ ctx }) => getQuotaDetails(ctx.services.database.db)),
});
