import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { updateMessageSettingsInput } from "#contract/schemas/message-settings.ts";
import { listMessagesInput, replyInput, updateMessageInput } from "#contract/schemas/messages.ts";
import { createMessageInput } from "#contract/schemas/new-message.ts";
import { id } from "#contract/fields/text.ts";
import { may, router } from "../../kernel/trpc.ts";
import { changeMessage } from "./change-message.ts";
import { listAnsweredForms, listMessages, listUsedTopics } from "./list-messages.ts";
import { presentMessage } from "./present.ts";
import { receiveMessage } from "./receive-message.ts";
import { removeMessages, restoreMessages } from "./remove-messages.ts";
import { replyToMessage } from "./reply-to-message.ts";
import { messageSettings } from "./settings.ts";
import { countUnread, findMessage, findMessages, listMessageTags } from "./store.ts";
import { getThread } from "./thread.ts";

const oneId = z.object({ id });
const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });

export const messagesRouter = router({
  list: may("read", "messages")
    .input(listMessagesInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listMessages(ctx.services.database.db, input);
      return { items: rows.map(presentMessage), total };
    }),
  byId: may("read", "messages")
    .input(oneId)
    .query(async ({ ctx, input }) => {
      const row = await findMessage(ctx.services.database.db, input.id);
      if (!row) throw new AppError("notFound");
      return presentMessage(row);
    }),
  byIds: may("read", "messages")
    .input(manyIds)
    .query(async ({ ctx, input }) => (await findMessages(ctx.services.database.db, input.ids)).map(presentMessage)),
  thread: may("read", "messages")
    .input(oneId)
    .query(({ ctx, input }) => getThread(ctx.services.database.db, input.id, ctx.viewer.handle)),
  reply: may("update", "messages")
    .input(replyInput)
    .mutation(({ ctx, input }) => replyToMessage(ctx, input)),
  /** The admin center polls this procedure, so the answer is small. */
  unread: may("read", "messages").query(({ ctx }) => countUnread(ctx.services.database.db)),
  tags: may("read", "messages").query(({ ctx }) => listMessageTags(ctx.services.database.db, limits.listMax)),
  forms: may("read", "messages").query(({ ctx }) => listAnsweredForms(ctx.services.database.db, limits.listMax)),
  topics: may("read", "messages").query(({ ctx }) => listUsedTopics(ctx.services.database.db, limits.listMax)),
  create: may("create", "messages")
    .input(createMessageInput)
    .mutation(({ ctx, input }) => receiveMessage(ctx, input)),
  update: may("update", "messages")
    .input(updateMessageInput)
    .mutation(({ ctx, input }) => changeMessage(ctx, input)),
  remove: may("remove", "messages")
    .input(oneId)
    .mutation(async ({ ctx, input }) => {
      await removeMessages(ctx, [input.id]);
      return { id: input.id };
    }),
  removeMany: may("remove", "messages")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await removeMessages(ctx, input.ids) })),
  restore: may("remove", "messages")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ restored: await restoreMessages(ctx, input.ids) })),

  settings: may("update", "messages").query(({ ctx }) => messageSettings.read(ctx.services.database.db)),
  updateSettings: may("update", "messages")
    .input(updateMessageSettingsInput)
    .mutation(({ ctx, input }) => messageSettings.update(ctx, input)),
});
