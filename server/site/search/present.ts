import type { MarkedText, Result } from "#contract/schemas/search.ts";
import { excerptOf, marked } from "./marks.ts";
import type { Found, Said } from "./texts.ts";

type Language = "de" | "en";

export function presentResult(found: Found, hits: ReadonlySet<string>, language: Language): Result {
  const { de: _german, en: _english, ...facts } = found;
  return { ...facts, title: titleIn(found, hits, language), excerpt: excerptIn(found, hits, language) };
}

function titleIn({ de, en }: Found, hits: ReadonlySet<string>, language: Language): MarkedText {
  const isEnglish = (language === "en" && en !== null && en.title !== "") || de.title === "";
  return {
    parts: marked(isEnglish ? (en?.title ?? "") : de.title, hits),
    language: isEnglish ? "en" : "de",
  };
}

function excerptIn({ de, en }: Found, hits: ReadonlySet<string>, language: Language): MarkedText {
  const texts: [Language, Said | null][] = [
    ["de", de],
    ["en", en],
  ];
  const inOrder = language === "en" ? texts.reverse() : texts;
  const [of, said] = inOrder.find(([, one]) => one !== null && one.text !== "") ?? [language, null];
  return { parts: said === null ? [] : excerptOf(said.text, hits), language: of };
}
