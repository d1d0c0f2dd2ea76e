// Messages of visitors: changes, filters, answers and the thread with them.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { mailStates } from "./mails.ts";
import { fieldKeys, id, pageInput, sortKey, tagList, tagPath, version } from "#contract/fields/text.ts";
import { plainLine, requiredLongText } from "#contract/fields/long-text.ts";
import { languages } from "#contract/values/languages.ts";

export const updateMessageInput = z
  .object({ read: z.boolean(), tags: tagList })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateMessageInput = z.output<typeof updateMessageInput>;

const filters = {
  q: pageInput.q,
  read: z.boolean().optional(),
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
};

export const messageSortKeys = ["created", "name"] as const;

export const listMessagesInput = z.object({
  ...pageInput,
  ...filters,
  sort: sortKey(messageSortKeys).default("-created"),
});
export type ListMessagesInput = z.output<typeof listMessagesInput>;

/** The messages of an export: those of a view. */
export const exportMessagesInput = z.object(filters);
export type MessageFilter = z.output<typeof exportMessagesInput>;

export const messageAnswer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Both names. */
  name: z.string(),
  message: z.string(),
  phone: z.string(),
  email: z.string(),
  read: z.boolean(),
  created: z.string(),
  tags: z.array(z.string()),
  language: z.enum(languages),
  /** Whether somebody has answered; the automatic answer does not count. */
  isAnswered: z.boolean(),
  version: z.number(),
});
export type Message = z.output<typeof messageAnswer>;

/** What became of an answer's mail. 'unknown': nothing is stored about the mail any more, as after a restore. */
export const sendingStates = [...mailStates, "unknown"] as const;
export type SendingState = (typeof sendingStates)[number];

const reply = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  created: z.string(),
  isAutomatic: z.boolean(),
  userName: z.string(),
  /** For sending it again. */
  mailId: z.string(),
  state: z.enum(sendingStates),
  sent: z.string().nullable(),
});
export type Reply = z.output<typeof reply>;

/** A message with everything that was answered, the oldest first, and whom its sender reaches by answering the mail. */
export const threadAnswer = z.object({ message: messageAnswer, replies: z.array(reply), repliesTo: z.string() });
export type Thread = z.output<typeof threadAnswer>;

export const replyInput = z.object({
  id,
  /** The id of the answer, made by the client: an answer that is sent again is not mailed again. */
  replyId: id.refine((value) => value !== "", { error: fieldKeys.invalid }),
  subject: plainLine(limits.textLength, 1),
  text: requiredLongText(limits.replyLength),
});
export type ReplyInput = z.output<typeof replyInput>;

/** How many are unread, and the newest message of all: an inbox sees by it that there is a new one. */
export const unreadAnswer = z.object({ count: z.number(), newest: z.string().nullable() });
