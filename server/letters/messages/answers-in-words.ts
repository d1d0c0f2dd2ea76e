import type { AnswerValue } from "#contract/blocks/form/answers.ts";
import type { StoredAnswer } from "#contract/schemas/forms.ts";
import { formatDay } from "#contract/values/dates.ts";
import { formatNumber } from "#contract/values/numbers.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";

export function answerInWords(value: AnswerValue, language: Language): string {
  if (typeof value === "boolean") return sentence(language, value ? "messages:csv.yes" : "messages:csv.no");
  if (typeof value === "number") return formatNumber(value, language);
  if (Array.isArray(value)) return value.join(", ");
  return /^\d{4}-\d{2}-\d{2}$/u.test(value) ? formatDay(value) : value;
}

/** One line for each answer. An answer of several lines begins on its own line. */
export function answersInWords(answers: readonly StoredAnswer[], language: Language): string {
  return answers
    .map(({ label, value }) => {
      const words = answerInWords(value, language);
      return words.includes("\n") ? `${label}:\n${words}` : `${label}: ${words}`;
    })
    .join("\n");
}
