import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, email, fieldKeys, line, requiredLine, uniqueTexts, version } from "#contract/fields/text.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";

/** An enabled answer needs a subject and a text. */
const automatic = z
  .object({ enabled: z.boolean(), subject: plainLine(limits.textLength), text: longText(limits.replyLength) })
  .superRefine(({ enabled, subject, text }, issues) => {
    for (const [path, value] of Object.entries({ subject, text }))
      if (enabled && value === "") issues.addIssue({ code: "custom", path: [path], message: fieldKeys.required });
  });

const template = z.object({
  id: cleanText.pipe(z.string().min(1).max(40)),
  name: requiredLine(limits.nameLength),
  de: longText(limits.replyLength),
  en: longText(limits.replyLength),
});
export type AnswerTemplate = z.output<typeof template>;

const topic = z.object({
  id: cleanText.pipe(z.string().min(1).max(40)),
  name: requiredLine(limits.topicLength),
  /** The English name; '' shows the German one. */
  en: line(limits.topicLength),
  /** Receive messages about the topic by mail; without any, the recipients of all messages receive them. */
  recipients: z.array(email).max(limits.recipients).transform(uniqueTexts),
  /** The template with which an answer begins. */
  templateId: z.string().max(40).nullable(),
  /** After so many days without an answer, the recipients get a reminder; 0: never. */
  reminderDays: z.number().int().min(0).max(limits.reminderDays),
});
export type MessageTopic = z.output<typeof topic>;

/** Visitors choose a topic in the contact form. */
export const publicTopic = topic.pick({ id: true, name: true, en: true });
export type PublicTopic = z.output<typeof publicTopic>;

/** Days between the last message of a thread and its removal; 0: never. */
const keptDays = z.number().int().min(0).max(limits.keptDays);

export const messageSettings = z.object({
  automaticAnswer: z.object({ de: automatic, en: automatic }),
  templates: z.array(template).max(limits.answerTemplates),
  topics: z.array(topic).max(limits.messageTopics),
  keptDays,
});
export type MessageSettings = z.output<typeof messageSettings>;

const silent = { enabled: false, subject: "", text: "" };

export const defaultMessageSettings: MessageSettings = {
  automaticAnswer: { de: silent, en: silent },
  templates: [],
  topics: [],
  keptDays: 0,
};

/** The recipients of notices are not part of this input, but of the settings (`notify.message`). */
export const updateMessageSettingsInput = messageSettings
  .partial({ topics: true })
  .extend({ version: version.optional() });
export type UpdateMessageSettingsInput = z.output<typeof updateMessageSettingsInput>;

export const messageSettingsAnswer = messageSettings.extend({
  version: z.number(),
  caught: z.object({ count: z.number(), since: z.string().nullable() }),
});
export type MessageSettingsAnswer = z.output<typeof messageSettingsAnswer>;
