import { formatMoment } from "#contract/values/dates.ts";
import type { StoredAnswer } from "#contract/schemas/forms.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { answersInWords } from "./answers-in-words.ts";

/** '' for the answers to a form. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

type Quoted = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  answers: readonly StoredAnswer[];
  created: Date;
};

/** Quotes the message as mail programs do. The empty lines create separate paragraphs in the HTML. */
export function withQuote(text: string, quoted: Quoted, language: Language): string {
  const intro = sentence(language, "messages:mail.quote", {
    moment: formatMoment(quoted.created.toISOString()),
    name: nameOf(quoted) || quoted.email,
  });
  const said = quoted.message || answersInWords(quoted.answers, language);
  const lines = said.split("\n").map((line) => `> ${line}`.trimEnd());
  return [text, "", intro, "", ...lines, ""].join("\n");
}
