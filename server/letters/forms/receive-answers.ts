import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { SendFormInput } from "#contract/schemas/forms.ts";
import type { SentMessage } from "#contract/schemas/new-message.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { findForm } from "../../content/entries/find-form.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { storeMessage } from "../messages/receive-message.ts";
import { readAnswers } from "./read-answers.ts";

/**
 * Only forms that guests see take answers, also from editors.
 * @throws notFound (C404) if guests do not see the form, invalid (C200) with the fields, and the errors of `receiveForm`
 */
export async function receiveAnswers(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  { block, answers: given, captcha, website }: SendFormInput,
): Promise<SentMessage> {
  const { services, language } = context;
  const created = services.now();
  const found = await findForm(services.database.db, { block }, { publicAt: created });
  if (!found) throw new AppError("notFound");
  const { answers, email, problems } = readAnswers(found.form, given, language);
  const fields = {
    ...problems,
    ...(captcha === undefined && website === "" && { captcha: { key: fieldKeys.captchaRequired } }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
  const { recipients, title } = found.form;
  const content = { form: { entry: found.entryId, block, title }, answers };
  const id = newId();
  await receiveForm(context, { name: "form", content }, { email, captcha, website }, (tx) =>
    storeMessage(tx, services, { id, ...nameless, ...content, email, language, created }, recipients),
  );
  return { id, created: created.toISOString() };
}

/** The answers are stored apart, because each form has other fields. */
export const nameless = { firstName: "", lastName: "", phone: "", message: "", topic: null };
