import { type AnswerProblem, type AnswerValue, readAnswer } from "#contract/blocks/form/answers.ts";
import { choicesIn } from "#contract/blocks/form/kinds.ts";
import type { StoredBlockOf } from "#contract/blocks/schema.ts";
import { type FieldKey, fieldKeys } from "#contract/fields/text.ts";
import type { StoredAnswer } from "#contract/schemas/forms.ts";
import type { Language } from "../../kernel/context.ts";

type Form = StoredBlockOf<"form">;
type Field = Form["fields"][number];

const keys: Record<AnswerProblem, FieldKey> = {
  required: fieldKeys.required,
  number: fieldKeys.answerNumber,
  day: fieldKeys.dateInvalid,
  choice: fieldKeys.answerChoice,
  email: fieldKeys.addressInvalid,
  phone: fieldKeys.answerPhone,
  answerLong: fieldKeys.answerLong,
  invalid: fieldKeys.invalid,
};

type Read = {
  /** In the order of the fields. Fields without an answer are left out. */
  answers: StoredAnswer[];
  /** The first mail address among the answers; '' if there is none. */
  email: string;
  /** By field, such as 'answers.guests'. */
  problems: Record<string, { key: FieldKey }>;
};

/** Unknown keys are ignored, because the form may have changed since the visitor opened the page. */
export function readAnswers(form: Form, given: Readonly<Record<string, unknown>>, language: Language): Read {
  const read: Read = { answers: [], email: "", problems: {} };
  for (const field of form.fields) {
    const own = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    const { value, problem } = readInEither(form, field, own, language);
    if (problem !== undefined) read.problems[`answers.${field.key}`] = { key: keys[problem] };
    if (value === null) continue;
    read.answers.push({ label: field.label, value });
    if (field.kind === "mail" && read.email === "") read.email = String(value);
  }
  return read;
}

/** An English page shows English choices. They are stored in German, so that all answers to a form are alike. */
function readInEither(form: Form, field: Field, given: unknown, language: Language) {
  const read = readAnswer(field, given, language);
  const choices = field.en?.choices ?? "";
  if (read.problem !== "choice" || choices === "") return read;
  const english = readAnswer({ ...field, choices }, given, language);
  return english.value === null ? english : { value: inGerman(form, field, english.value) };
}

/**
 * The choices of both languages belong together by their order. After a change of the German choices, the order may
 * differ, and the English choice is kept as the visitor saw it.
 */
function inGerman({ revision, englishFrom }: Form, field: Field, value: AnswerValue): AnswerValue {
  const german = choicesIn(field.choices);
  const english = choicesIn(field.en?.choices ?? "");
  if (englishFrom !== revision || german.length !== english.length) return value;
  const one = (choice: string): string => german[english.indexOf(choice)] ?? choice;
  return Array.isArray(value) ? value.map(one) : one(String(value));
}
