// Requests to remove a picture from the site (contract.md section 4b).
import { z } from "zod";
import { captchaInput } from "#contract/fields/captcha.ts";
import { emailOfVisitor, honeypot, publicForm, textOfVisitor } from "#contract/fields/public-form.ts";
import { fieldKeys, id, version } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";

export const takedownFields = {
  file: id,
  reason: textOfVisitor({
    min: limits.messageMinLength,
    max: limits.messageLength,
    tooShort: fieldKeys.messageTooShort,
  }),
  email: emailOfVisitor,
};

export const newTakedownBody = z.object({ ...takedownFields, website: honeypot, captcha: captchaInput });

export const requestTakedownInput = publicForm(takedownFields);
export type RequestTakedownInput = z.output<typeof requestTakedownInput>;

export const sentTakedownAnswer = z.object({ id: z.string(), created: z.string() });
export type SentTakedown = z.output<typeof sentTakedownAnswer>;

export const takedownPageInput = z.object({ picture: id.optional(), entry: id.optional() });

export const keepPictureInput = z.object({ file: id, version: version.optional() });

/** Within a day, at most so many requests of one address hide a picture. */
export const HIDDEN_PER_ADDRESS = 3;
/** While so many pictures wait for a decision, further requests are only messages. */
export const HIDDEN_IN_ALL = 10;
/** Maximum number of an entry's pictures that the form offers. */
export const MOST_OFFERED = 200;

export type Takedown = {
  id: string;
  received: string;
  email: string;
  reason: string;
  hid: boolean;
};
