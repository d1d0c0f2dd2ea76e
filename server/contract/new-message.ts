// A message that a visitor sends by the contact form (contract.md section 4b, 'Message').
import { z } from "zod";
import { captchaInput } from "./captcha.ts";
import { limits } from "./limits.ts";
import { longText, plainLine } from "./messages.ts";
import { emailSaying, fieldKeys } from "./text.ts";

const name = plainLine(limits.nameLength).pipe(
  z.string().min(1, { error: fieldKeys.nameRequired }).min(limits.nameMinLength, { error: fieldKeys.nameTooShort }),
);

const message = longText(limits.messageLength).pipe(
  z
    .string()
    .min(1, { error: fieldKeys.fieldRequired })
    .min(limits.messageMinLength, { error: fieldKeys.messageTooShort }),
);

const messageFields = {
  firstName: name,
  lastName: name,
  phone: plainLine(limits.phoneLength).default(""),
  email: emailSaying({ required: fieldKeys.fieldRequired, invalid: fieldKeys.addressInvalid }),
  message,
  /** People leave it empty, because they do not see it. */
  website: z.string().max(limits.messageLength).default(""),
};

/** What programs send, for the API's document. */
export const newMessageBody = z.object({ ...messageFields, captcha: captchaInput });

/** Whoever has filled in the hidden field needs no captcha: nothing is stored anyway. */
export const createMessageInput = z
  .object({ ...messageFields, captcha: captchaInput.optional() })
  .refine(({ captcha, website }) => captcha !== undefined || website !== "", {
    path: ["captcha"],
    error: fieldKeys.captchaRequired,
    // Together with the errors of the other fields.
    when: () => true,
  });
export type CreateMessageInput = z.output<typeof createMessageInput>;

export const sentMessageAnswer = z.object({ id: z.string(), created: z.string() });
export type SentMessage = z.output<typeof sentMessageAnswer>;
