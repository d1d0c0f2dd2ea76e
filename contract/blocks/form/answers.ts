// Reads the answers to a form. Browser and server use the same rules.
import { isMailAddress, normalAddress } from "#contract/values/mail-address.ts";
import { limits } from "#contract/values/limits.ts";
import { numberOf } from "#contract/values/typed-number.ts";
import { readable } from "#contract/values/visible-text.ts";
import { choicesIn, type FormFieldKind } from "./kinds.ts";

/** An answer as it is stored and shown. */
export type AnswerValue = string | number | boolean | string[];

export type AskedField = { key: string; kind: FormFieldKind; isRequired: boolean; choices: string };

export type AnswerProblem = "required" | "number" | "day" | "choice" | "email" | "phone" | "answerLong" | "invalid";

/** `value` is null if the visitor has left out the answer. */
export type ReadAnswer = { value: AnswerValue | null; problem?: AnswerProblem };

const nothing: ReadAnswer = { value: null };
const refused = (problem: AnswerProblem): ReadAnswer => ({ value: null, problem });

/** @param language of the page, because '1.500' is another number in English */
export function readAnswer(field: AskedField, given: unknown, language: string): ReadAnswer {
  const read = isLeftOut(given) ? nothing : readers[field.kind](given, field, language);
  return read.value === null && read.problem === undefined && field.isRequired ? refused("required") : read;
}

const isLeftOut = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === "string" && given.trim() === "") ||
  (Array.isArray(given) && given.length === 0);

type Reader = (given: unknown, field: AskedField, language: string) => ReadAnswer;

const readers: Record<FormFieldKind, Reader> = {
  text: (given) => textIn(given, limits.answerLength),
  long: (given) => textIn(given, limits.longAnswerLength, true),
  number: (given, _field, language) => {
    const number = typeof given === "string" ? numberOf(given, language) : given;
    return typeof number === "number" && Number.isFinite(number) ? { value: number } : refused("number");
  },
  choice: (given, { choices }) =>
    typeof given === "string" && choicesIn(choices).includes(given.trim())
      ? { value: given.trim() }
      : refused("choice"),
  several: (given, { choices }) => {
    const chosen: unknown[] = Array.isArray(given) ? given : [given];
    const offered = choicesIn(choices);
    const value = offered.filter((choice) => chosen.includes(choice));
    return value.length === new Set(chosen).size ? { value } : refused("choice");
  },
  day: (given) => (typeof given === "string" && isDay(given.trim()) ? { value: given.trim() } : refused("day")),
  yesNo: (given) => {
    if (typeof given === "boolean") return { value: given };
    return given === "1" || given === "0" ? { value: given === "1" } : refused("choice");
  },
  mail: (given) => {
    if (typeof given !== "string") return refused("email");
    const address = normalAddress(given);
    return address.length <= limits.handleLength && isMailAddress(address) ? { value: address } : refused("email");
  },
  phone: (given) => {
    const read = textIn(given, limits.phoneLength);
    if (typeof read.value !== "string") return read;
    return /^\+?[\d\s()/.–-]*$/u.test(read.value) && /\d.*\d.*\d/u.test(read.value) ? read : refused("phone");
  },
};

function textIn(given: unknown, most: number, hasLines = false): ReadAnswer {
  if (typeof given !== "string" || given.includes("\u0000") || !given.isWellFormed()) return refused("invalid");
  const lines = readable(given).replace(/\r\n?/gu, "\n");
  const value = hasLines ? lines : lines.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (value === "") return nothing;
  return value.length > most ? refused("answerLong") : { value };
}

function isDay(day: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/u.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The name of a field's input. Without a prefix, a key such as 'submit' would hide a method of the form element. */
export const inputOf = (key: string): string => `answer_${key}`;
/** Each checkbox has its own name, because the values of a form are texts by name. */
export const checkboxOf = (key: string, index: number): string => `${inputOf(key)}.${index}`;

export const inputsOf = ({ key, kind, choices }: AskedField): string[] =>
  kind === "several" ? choicesIn(choices).map((_, index) => checkboxOf(key, index)) : [inputOf(key)];

const inputName = /^answer_([0-9a-z]{1,32})(\.\d{1,3})?$/u;

export const isInputOfAnswer = (name: string): boolean => inputName.test(name);

/** The answers in the values of an HTML form, by the key of the field. */
export function answersIn(values: Readonly<Record<string, string | undefined>>): Record<string, string | string[]> {
  const answers = new Map<string, string | string[]>();
  for (const [name, value = ""] of Object.entries(values)) {
    const [, key, isCheckbox] = inputName.exec(name) ?? [];
    if (key === undefined || value === "") continue;
    answers.set(key, isCheckbox === undefined ? value : [...(answers.get(key) ?? []), value]);
  }
  return Object.fromEntries(answers);
}
