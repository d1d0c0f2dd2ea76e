import { z } from "zod";
import type { BlockText } from "#contract/blocks/definition.ts";
import { englishOf } from "#contract/fields/english.ts";
import { longText } from "#contract/fields/long-text.ts";
import { cleanText, line } from "#contract/fields/text.ts";

type NamesBelow<Path extends string, Below extends string> = Path extends `${Below}${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

type Texts = readonly BlockText[];
type TextFields<Own extends Texts, Below extends string> = Record<
  NamesBelow<Own[number]["path"], Below>,
  z.ZodType<string, string>
>;

function written({ kind, max, isRequired }: BlockText): z.ZodType<string, string> {
  if (kind === "html") return cleanText.pipe(z.string().max(max));
  return (kind === "lines" ? longText : line)(max, isRequired ? 1 : 0);
}

/**
 * Stored texts may be empty, because earlier releases allowed this. Texts of the kinds `lines` and `html` may also be
 * longer than `max`.
 */
const stored = ({ kind, max }: BlockText): z.ZodType<string, string> => (kind === "line" ? line(max) : cleanText);

function fieldsBelow<Own extends Texts, Below extends string>(
  texts: Own,
  below: Below,
  fieldOf: (text: BlockText) => z.ZodType<string, string>,
): TextFields<Own, Below> {
  const own = texts.filter(({ path }) => path.startsWith(below) && !path.slice(below.length).includes("."));
  const fields = own.map((text) => [text.path.slice(below.length), fieldOf(text)] as const);
  return Object.fromEntries(fields) as TextFields<Own, Below>;
}

export const textFields = <const Own extends Texts, Below extends string = "">(texts: Own, below = "" as Below) =>
  fieldsBelow(texts, below, written);

/** An English text may be empty. The English page then shows the German text. */
export const translated = <const Own extends Texts, Below extends string = "">(texts: Own, below = "" as Below) => ({
  ...fieldsBelow(texts, below, written),
  en: englishOf(fieldsBelow(texts, below, ({ isRequired: _isRequired, ...text }) => written(text))),
});

export const storedTranslated = <const Own extends Texts, Below extends string = "">(
  texts: Own,
  below = "" as Below,
) => {
  const fields = fieldsBelow(texts, below, stored);
  return { ...fields, en: englishOf(fields) };
};
