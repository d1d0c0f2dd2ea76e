import { z } from "zod";
import {
  describeFilesInput,
  exchangeFilesInput,
  fileUsesInput,
  listFilesInput,
  tagFilesInput,
  updateFileInput,
} from "#contract/schemas/files.ts";
import { fileOwnerFor } from "#contract/values/permissions.ts";
import { limits } from "#contract/values/limits.ts";
import { cropInput, restoreInput, rotateInput } from "#contract/schemas/picture-edits.ts";
import { id } from "#contract/fields/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { fileBinRouter } from "./bin-router.ts";
import { changeFile } from "./change-file.ts";
import { describeFiles } from "./describe-files.ts";
import { editPicture } from "./edit-picture.ts";
import { exchangeFiles } from "./exchange-files.ts";
import { listFiles } from "./list-files.ts";
import { listUses } from "./list-uses.ts";
import { refuseUnreadable } from "./own-files.ts";
import { presentFile } from "./present.ts";
import { getQuotaDetails } from "./quota-details.ts";
import { removeFiles } from "./remove-files.ts";
import { findFilesByIds, getFile, sumOriginalBytes } from "./store.ts";
import { tagFiles, untagFiles } from "./tag-files.ts";

const oneId = z.object({ id });
const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });
const isForGood = z.boolean().default(false);

export const filesRouter = router({
  list: may("read", "ownFiles")
    .input(listFilesInput)
    .query(async ({ ctx: { services, viewer }, input }) => {
      const filter = { ...input, now: services.now(), ownerId: fileOwnerFor(viewer) };
      const { rows, total } = await listFiles(services.database.db, filter);
      return { items: rows.map(presentFile), total };
    }),
  byId: may("read", "ownFiles")
    .input(oneId)
    .query(async ({ ctx, input }) => {
      const row = await getFile(ctx.services.database.db, input.id);
      refuseUnreadable(ctx.viewer, row);
      return presentFile(row);
    }),
  byIds: may("read", "ownFiles")
    .input(manyIds)
    .query(async ({ ctx: { services, viewer }, input }) => {
      const owner = fileOwnerFor(viewer);
      const rows = await findFilesByIds(services.database.db, input.ids);
      return rows.filter(({ createdBy }) => owner === undefined || createdBy === owner).map(presentFile);
    }),
  uses: may("read", "files")
    .input(fileUsesInput)
    .query(({ ctx, input }) => listUses(ctx, input.ids)),
  update: may("update", "ownFiles")
    .input(updateFileInput)
    .mutation(({ ctx, input }) => changeFile(ctx, input)),
  exchange: may("update", "files")
    .input(exchangeFilesInput)
    .mutation(({ ctx, input }) => exchangeFiles(ctx, input)),
  crop: may("update", "ownFiles")
    .input(cropInput)
    .mutation(({ ctx, input: { id, version, ...crop } }) =>
      editPicture(ctx, { id, version, edit: { type: "crop", ...crop } }),
    ),
  rotate: may("update", "ownFiles")
    .input(rotateInput)
    .mutation(({ ctx, input: { id, version, angle } }) =>
      editPicture(ctx, { id, version, edit: { type: "rotate", angle } }),
    ),
  restore: may("update", "ownFiles")
    .input(restoreInput)
    .mutation(({ ctx, input }) => editPicture(ctx, { ...input, edit: null })),
  describe: may("update", "files")
    .input(describeFilesInput)
    .mutation(({ ctx, input }) => describeFiles(ctx, input)),
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
  quotaDetails: may("read", "files").query(({ ctx }) => getQuotaDetails(ctx.services.database.db)),
});
