import { z } from "zod";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { email, fieldKeys, storedEmail, uniqueTexts } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { formBlock } from "./definition.ts";
import { choicesIn, formFieldKinds, hasChoices } from "./kinds.ts";

const own = {
  /** Names the field in answers. It stays when the label or the order changes. */
  key: z.string().regex(/^[0-9a-z]{1,32}$/u),
  kind: z.enum(formFieldKinds),
  isRequired: z.boolean(),
};

const field = z.object({ ...own, ...translated(formBlock.texts, "fields.*.") }).superRefine((one, context) => {
  if (!hasChoices(one.kind)) return;
  const refuse = (message: string): void => context.addIssue({ code: "custom", path: ["choices"], message });
  const choices = choicesIn(one.choices);
  if (choices.length === 0) refuse(fieldKeys.choicesMissing);
  else if (new Set(choices).size < choices.length) refuse(fieldKeys.choiceTwice);
  else if (choices.length > limits.formChoices || choices.some((choice) => choice.length > limits.textLength))
    refuse(fieldKeys.choicesTooMany);
});

export const formFields = {
  fields: z
    .array(field)
    .min(1, { error: fieldKeys.formFieldMissing })
    .max(limits.formFields)
    .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, { error: fieldKeys.invalid }),
  /** Receive the answers by mail. Without recipients, the answers go to the recipients of messages in the settings. */
  recipients: z.array(email).max(limits.recipients).transform(uniqueTexts).default([]),
};

export const storedFormFields = {
  fields: z.array(z.object({ ...own, ...storedTranslated(formBlock.texts, "fields.*.") })),
  recipients: z.array(storedEmail),
};
