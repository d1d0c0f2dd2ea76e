import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, requiredLine, version } from "#contract/fields/text.ts";
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

/** Days between the last message of a thread and its removal; 0: never. */
const keptDays = z.number().int().min(0).max(limits.keptDays);

export const messageSettings = z.object({
  automaticAnswer: z.object({ de: automatic, en: automatic }),
  templates: z.array(template).max(limits.answerTemplates),
  keptDays,
});
export type MessageSettings = z.output<typeof messageSettings>;

const silent = { enabled: false, subject: "", text: "" };

export const defaultMessageSettings: MessageSettings = {
  automaticAnswer: { de: silent, en: silent },
  templates: [],
  keptDays: 0,
};

/** The recipients of notices are not part of this input, but of the settings (`notify.message`). */
export const updateMessageSettingsInput = messageSettings.extend({ version: version.optional() });
export type UpdateMessageSettingsInput = z.output<typeof updateMessageSettingsInput>;

export const messageSettingsAnswer = messageSettings.extend({
  version: z.number(),
  caught: z.object({ count: z.number(), since: z.string().nullable() }),
});
export type MessageSettingsAnswer = z.output<typeof messageSettingsAnswer>;
