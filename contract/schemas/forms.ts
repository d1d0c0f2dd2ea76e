// The answers of a guest to a form of an entry (contract.md section 4b, 'Form').
import { z } from "zod";
import { captchaInput } from "#contract/fields/captcha.ts";
import { honeypot } from "#contract/fields/public-form.ts";

/** The keys are those of the form's fields. Other keys are ignored, whatever their values are. */
const answers = z.record(z.string(), z.unknown());

/** The command requires the captcha, so that it reports a missing captcha together with wrong answers. */
export const sendFormInput = z.object({
  block: z.string().regex(/^[0-9a-z]{1,32}$/u),
  answers,
  website: honeypot,
  captcha: captchaInput.optional(),
});
export type SendFormInput = z.output<typeof sendFormInput>;

export const sendFormBody = z.object({ answers, website: honeypot, captcha: captchaInput });

/** `title`: the title of the form when it was sent. */
export const formOfMessage = z.object({ entry: z.string(), block: z.string(), title: z.string() });
export type FormOfMessage = z.output<typeof formOfMessage>;

export const storedAnswer = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
});
export type StoredAnswer = z.output<typeof storedAnswer>;
