// A message from the contact form (contract.md section 4b, 'Message').
import { z } from "zod";
import { captchaInput } from "#contract/fields/captcha.ts";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import {
  emailOfVisitor,
  firstNameOfVisitor,
  honeypot,
  lastNameOfVisitor,
  publicForm,
  textOfVisitor,
} from "#contract/fields/public-form.ts";
import { fieldKeys } from "#contract/fields/text.ts";

export const messageFields = {
  firstName: firstNameOfVisitor,
  lastName: lastNameOfVisitor,
  /** The id of a topic, or ''. An unknown one counts as none, because the choice may have changed meanwhile. */
  topic: plainLine(40).default(""),
  phone: plainLine(limits.phoneLength).default(""),
  email: emailOfVisitor,
  message: textOfVisitor({
    min: limits.messageMinLength,
    max: limits.messageLength,
    tooShort: fieldKeys.messageTooShort,
  }),
};

export const newMessageBody = z.object({ ...messageFields, website: honeypot, captcha: captchaInput });

export const createMessageInput = publicForm(messageFields);
export type CreateMessageInput = z.output<typeof createMessageInput>;

export const sentMessageAnswer = z.object({ id: z.string(), created: z.string() });
export type SentMessage = z.output<typeof sentMessageAnswer>;
