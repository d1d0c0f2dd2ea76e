import { formatMoment } from "#contract/values/dates.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";

type Sender = { firstName: string; lastName: string; email: string };

/** A request to remove a picture has no name. */
export function nameOf({ firstName, lastName, email }: Sender): string {
  return `${firstName} ${lastName}`.trim() || email;
}

type Quoted = Sender & { message: string; created: Date };

/** Quotes the message as mail programs do. The empty lines create separate paragraphs in the HTML. */
export function withQuote(text: string, quoted: Quoted, language: Language): string {
  const intro = sentence(language, "messages:mail.quote", {
    moment: formatMoment(quoted.created.toISOString()),
    name: nameOf(quoted),
  });
  const lines = quoted.message.split("\n").map((line) => `> ${line}`.trimEnd());
  return [text, "", intro, "", ...lines, ""].join("\n");
}
