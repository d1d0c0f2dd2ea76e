import { z } from "zod";
import { captchaInput } from "./captcha.ts";
import { limits } from "#contract/values/limits.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { cleanTextOr, emailSaying, type FieldKey, fieldKeys } from "./text.ts";

/** A hidden field. If it is filled, the form probably comes from a spam program. */
export const honeypot = z.string().max(limits.messageLength).default("");

/** A form with a filled honeypot needs no captcha, because the server only stores it among the suspicious forms. */
export function publicForm<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...fields, captcha: captchaInput.optional(), website: honeypot }).refine(isGuarded, {
    path: ["captcha"],
    error: fieldKeys.captchaRequired,
    // Runs the check even if other fields are invalid, so that all errors are reported together.
    when: () => true,
  });
}

function isGuarded(sent: object): boolean {
  const { captcha, website } = sent as { captcha?: unknown; website?: string };
  return captcha !== undefined || website !== "";
}

const nameSaying = (missing: FieldKey) =>
  plainLine(limits.nameLength, 0, cleanTextOr(missing)).pipe(
    z
      .string()
      .min(1, { error: missing })
      .min(limits.nameMinLength, { error: fieldKeys.nameTooShort })
      .refine((name) => !/:\/\/|\bwww\./iu.test(name), { error: fieldKeys.invalid }),
  );

/** Names that contain a web address are refused, because mail programs would show it as a link. */
export const nameOfVisitor = nameSaying(fieldKeys.nameRequired);
export const firstNameOfVisitor = nameSaying(fieldKeys.firstNameRequired);
export const lastNameOfVisitor = nameSaying(fieldKeys.lastNameRequired);

export const emailOfVisitor = emailSaying({ required: fieldKeys.emailRequired, invalid: fieldKeys.addressInvalid });

export const textOfVisitor = ({ min, max, tooShort }: { min: number; max: number; tooShort: string }) =>
  longText(max, 0, cleanTextOr(fieldKeys.required)).pipe(
    z.string().min(1, { error: fieldKeys.required }).min(min, { error: tooShort }),
  );
