import { hasWords } from "#contract/values/words.ts";
import { definitionOf } from "./definitions.ts";
import { isObject, itemOf, nameOf, withValuesAt } from "./paths.ts";
import { textsOf } from "./registry.ts";
import type { Block } from "./schema.ts";

type Json = Readonly<Record<string, unknown>>;

const itemsWithEnglish = (block: Block): string[] => [
  ...new Set(definitionOf(block.type).texts.map(({ path }) => itemOf(path))),
];

const changeItem = <Own extends object>(block: Own, item: string, change: (own: Json) => Json): Own =>
  item === ""
    ? (change(block as Json) as Own)
    : withValuesAt(block, item, ({ value }) => (isObject(value) ? change(value) : value));

function withoutEn(item: Json): Json {
  const { en: _en, ...german } = item;
  return "en" in item ? german : item;
}

/** The block on an English page. Untranslated texts stay German, and `german` contains their fields. */
export function blockInEnglish<Own extends Block>(block: Own): Own & { german?: readonly string[] } {
  const german: string[] = [];
  const english = new Map<string, string>();
  for (const { field, de, en } of textsOf(block))
    if (en !== null && hasWords(en)) english.set(field, en);
    else if (hasWords(de)) german.push(field);
  const translated = definitionOf(block.type).texts.reduce(
    (own, { path }) => withValuesAt(own, path, ({ field, value }) => english.get(field) ?? value),
    block,
  );
  const shown = itemsWithEnglish(block).reduce((own, item) => changeItem(own, item, withoutEn), translated);
  return german.length === 0 ? shown : { ...shown, german };
}

export const withoutEnglish = <Own extends Block>(block: Own): Own =>
  itemsWithEnglish(block).reduce((own, item) => changeItem(own, item, withoutEn), block);

/**
 * The block with a new English text of a field such as 'links.0.title'. '' means that the field has no English text.
 */
export function withEnglishText<Own extends Block>(block: Own, field: string, english: string): Own {
  const { texts } = definitionOf(block.type);
  const path = field.replaceAll(/\.\d+(?=\.|$)/gu, ".*");
  const item = itemOf(path);
  const names = texts.filter((text) => itemOf(text.path) === item).map((text) => nameOf(text.path));
  const own = itemOf(path) === "" ? "" : field.slice(0, field.lastIndexOf("."));
  const write = (value: Json): Json => {
    const before = isObject(value["en"]) ? value["en"] : {};
    const all = names.map((name) => [name, name === nameOf(path) ? english : (before[name] ?? "")] as const);
    return all.some(([, text]) => text !== "") ? { ...value, en: Object.fromEntries(all) } : withoutEn(value);
  };
  if (own === "") return write(block as unknown as Json) as unknown as Own;
  return withValuesAt(block, item, (place) =>
    place.field === own && isObject(place.value) ? write(place.value) : place.value,
  );
}

export const englishHtmlOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    textsOf(block).flatMap(({ text, en }) => (text.kind === "html" && en !== null && hasWords(en) ? [en] : [])),
  );
