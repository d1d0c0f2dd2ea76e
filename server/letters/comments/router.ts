import {
  commentIdsInput,
  commentsPageInput,
  type CommentsPage,
  createCommentInput,
  guestbookPageInput,
  listCommentsInput,
  signGuestbookInput,
  updateCommentInput,
  updateCommentSettingsInput,
} from "#contract/schemas/comments.ts";
import type { Queryable } from "#db/open.ts";
import { may, router } from "../../kernel/trpc.ts";
import { changeComment } from "./change-comment.ts";
import { listComments, listPublicComments } from "./list-comments.ts";
import { getCommentedEntry } from "./place.ts";
import { presentComment, presentPublicComment } from "./present.ts";
import { receiveComment } from "./receive-comment.ts";
import { removeComments, restoreComments } from "./remove-comments.ts";
import { commentSettings } from "./settings.ts";
import { countByState, countWaiting } from "./store.ts";

async function pageOf(db: Queryable, entryId: string | null, page: number): Promise<CommentsPage> {
  const { rows, total } = await listPublicComments(db, entryId, page);
  return { items: rows.map(presentPublicComment), total };
}

export const guestbookRouter = router({
  page: may("read", "comments")
    .input(guestbookPageInput)
    .query(({ ctx, input }) => pageOf(ctx.services.database.db, null, input.page)),
  sign: may("create", "comments")
    .input(signGuestbookInput)
    .mutation(({ ctx, input }) => receiveComment(ctx, null, input)),
});

export const commentsRouter = router({
  page: may("read", "comments")
    .input(commentsPageInput)
    .query(async ({ ctx, input: { entryId, page } }) => {
      const { id } = await getCommentedEntry(ctx, entryId);
      return pageOf(ctx.services.database.db, id, page);
    }),
  create: may("create", "comments")
    .input(createCommentInput)
    .mutation(async ({ ctx, input }) => receiveComment(ctx, await getCommentedEntry(ctx, input.entryId), input)),
});

/**
 * These procedures also work while guestbook and comments are off, so that editors can moderate and delete old posts.
 */
export const moderationRouter = router({
  list: may("read", "moderation")
    .input(listCommentsInput)
    .query(async ({ ctx: { services }, input }) => {
      const { rows, total } = await listComments(services.database.db, input);
      return { items: rows.map(presentComment), total, counts: await countByState(services.database.db) };
    }),
  waiting: may("read", "moderation").query(({ ctx }) => countWaiting(ctx.services.database.db)),
  update: may("update", "moderation")
    .input(updateCommentInput)
    .mutation(({ ctx, input }) => changeComment(ctx, input)),
  remove: may("remove", "moderation")
    .input(commentIdsInput)
    .mutation(async ({ ctx, input }) => ({ removed: await removeComments(ctx, input.ids) })),
  restore: may("remove", "moderation")
    .input(commentIdsInput)
    .mutation(async ({ ctx, input }) => ({ restored: await restoreComments(ctx, input.ids) })),

  settings: may("read", "moderation").query(({ ctx }) => commentSettings.read(ctx.services.database.db)),
  updateSettings: may("update", "moderation")
    .input(updateCommentSettingsInput)
    .mutation(({ ctx, input }) => commentSettings.update(ctx, input)),
});
