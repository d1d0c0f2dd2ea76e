import { formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { type StatusRow, statusKey } from "#contract/values/status.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence, type SentenceKey } from "../../kernel/sentences.ts";

export function sentenceOf(row: StatusRow, language: Language): string {
  const { name, values = {}, bytes = {}, at } = row;
  const sizes = Object.entries(bytes).map(([key, count]) => [key, formatFileSize(count, language)]);
  const all = { ...values, ...Object.fromEntries(sizes), ...(at !== undefined && { moment: formatMoment(at) }) };
  // The keys are made of the contract's findings; a test compares them with the texts.
  const title = sentence(language, `status:names.${name}`);
  return `${title}: ${sentence(language, `status:${statusKey(row)}` as SentenceKey, all)}`;
}
