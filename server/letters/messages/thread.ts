import { AppError } from "#contract/schemas/errors.ts";
import type { Thread } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { reachedByAnswers } from "./answer-mail.ts";
import { presentMessage, presentReply } from "./present.ts";
import { listReplies } from "./replies-store.ts";
import { findMessage } from "./store.ts";
import { templateOf } from "./topics.ts";

/** @param handle the mail address of the answering user @throws notFound (C404) */
export async function getThread(db: Queryable, id: string, handle: string): Promise<Thread> {
  const message = await findMessage(db, id);
  if (!message) throw new AppError("notFound");
  const { settings } = await getSettings(db);
  return {
    message: presentMessage(message),
    replies: (await listReplies(db, id)).map(presentReply),
    repliesTo: reachedByAnswers(settings, message, handle),
    templateId: templateOf(settings, message.topic),
  };
}
