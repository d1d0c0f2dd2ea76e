import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { formOfMessage, storedAnswer } from "./forms.ts";
import { mailStates } from "./mails.ts";
import { fieldKeys, id, line, pageInput, sortKey, tagList, tagPath, version, since } from "#contract/fields/text.ts";
import { plainLine, requiredLongText } from "#contract/fields/long-text.ts";
import { languages } from "#contract/values/languages.ts";

export const updateMessageInput = z
  .object({ read: z.boolean(), done: z.boolean(), tags: tagList })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateMessageInput = z.output<typeof updateMessageInput>;

const filters = {
  q: pageInput.q,
  read: z.boolean().optional(),
  /** True: neither answered nor done. */
  open: z.boolean().optional(),
  /** The id of a topic. */
  topic: line(40).optional(),
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  /** The id of a form block. */
  form: z.string().max(limits.keyLength).optional(),
};

export const messageSortKeys = ["created", "name", "updated"] as const;

export const listMessagesInput = z.object({
  ...pageInput,
  since,
  ...filters,
  sort: sortKey(messageSortKeys).default("-created"),
});
export type ListMessagesInput = z.output<typeof listMessagesInput>;

export const exportMessagesInput = z.object(filters);
export type MessageFilter = z.output<typeof exportMessagesInput>;

/** The name is the one that the topic had when the message came. */
export const topicOfMessage = z.object({ id: z.string(), name: z.string() });
export type TopicOfMessage = z.output<typeof topicOfMessage>;

export const messageAnswer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  message: z.string(),
  phone: z.string(),
  email: z.string(),
  /** null: the message comes from the contact form. */
  form: formOfMessage.nullable(),
  answers: z.array(storedAnswer),
  topic: topicOfMessage.nullable(),
  read: z.boolean(),
  /** When somebody marked the message as done. */
  done: z.string().nullable(),
  created: z.string(),
  tags: z.array(z.string()),
  language: z.enum(languages),
  isAnswered: z.boolean(),
  updated: z.string(),
  version: z.number(),
});
export type Message = z.output<typeof messageAnswer>;

/** A form whose answers are among the messages. */
export type AnsweredForm = { block: string; title: string };

/** The state of the mail with an answer. 'unknown': the mail is no longer stored, for example after a restore. */
export const sendingStates = [...mailStates, "unknown"] as const;
export type SendingState = (typeof sendingStates)[number];

const reply = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  created: z.string(),
  isAutomatic: z.boolean(),
  userName: z.string(),
  mailId: z.string(),
  state: z.enum(sendingStates),
  sent: z.string().nullable(),
});
export type Reply = z.output<typeof reply>;

/**
 * A message with all answers, oldest first. `repliesTo`: the address that receives the visitor's reply. `templateId`: the
 * template with which an answer begins.
 */
export const threadAnswer = z.object({
  message: messageAnswer,
  replies: z.array(reply),
  repliesTo: z.string(),
  templateId: z.string().nullable(),
});
export type Thread = z.output<typeof threadAnswer>;

export const replyInput = z.object({
  id,
  /** The client generates the id, so a retry is idempotent and the answer is mailed once. */
  replyId: id.refine((value) => value !== "", { error: fieldKeys.invalid }),
  subject: plainLine(limits.textLength, 1),
  text: requiredLongText(limits.replyLength),
});
export type ReplyInput = z.output<typeof replyInput>;

/**
 * `newest`: the id of the newest message. Ids are ordered by time, so an open inbox is stale if all its ids are lower.
 */
export const unreadAnswer = z.object({ count: z.number(), newest: z.string().nullable() });
