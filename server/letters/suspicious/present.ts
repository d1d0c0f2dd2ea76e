import { z } from "zod";
import { formOfMessage, type StoredAnswer, storedAnswer } from "#contract/schemas/forms.ts";
import type { Suspicious } from "#contract/schemas/suspicious.ts";
import type { SuspiciousRow } from "../../forms/suspicious/store.ts";
import { answersInWords } from "../messages/answers-in-words.ts";

/** The content of a form block, as `receiveAnswers` stores it. */
const answers = z.object({ form: formOfMessage, answers: z.array(storedAnswer) });

export const answersInContent = (content: SuspiciousRow["content"]): StoredAnswer[] =>
  answers.safeParse(content).data?.answers ?? [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function presentSuspicious({ id, form, received, email, language, content }: SuspiciousRow): Suspicious {
  const { firstName, lastName, name, phone, message, text, reason } = content;
  const { data: sent } = answers.safeParse(content);
  return {
    id,
    form,
    received: received.toISOString(),
    email,
    language,
    name: sent?.form.title || textOf(name) || `${textOf(firstName)} ${textOf(lastName)}`.trim(),
    phone: textOf(phone),
    text: sent ? answersInWords(sent.answers, "de") : textOf(message) || textOf(text) || textOf(reason),
  };
}
