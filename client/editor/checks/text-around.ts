import { textsOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { picturesInHtml } from "#contract/values/html.ts";
import type { TextAround } from "./find-checks.ts";

type Place = {
  /** The id of the block with the text. */
  id: string;
  html: string;
  lang: "de" | "en";
  /** The blocks of the page in their order. */
  blocks: readonly Block[];
  /** Known pictures by id. Other pictures are not reported. */
  files: Record<string, Picture>;
};

type Lang = Place["lang"];

/** Cache: the ids of the blocks below the first heading, for each list of blocks and language. */
const belowHeading = new WeakMap<readonly Block[], Partial<Record<Lang, ReadonlySet<string>>>>();

function idsBelowHeading(blocks: readonly Block[], lang: Lang): ReadonlySet<string> {
  const known = belowHeading.get(blocks) ?? {};
  const hasHeading = (block: Block): boolean =>
    textsOf(block).some(({ text, ...words }) => text.kind === "html" && words[lang]?.includes("<h2>"));
  if (!known[lang]) {
    const first = blocks.findIndex(hasHeading);
    known[lang] = new Set(first === -1 ? [] : blocks.slice(first + 1).map(({ id }) => id));
  }
  belowHeading.set(blocks, known);
  return known[lang];
}

export function hasHeadingBefore(blocks: readonly Block[], id: string, lang: Lang): boolean {
  return idsBelowHeading(blocks, lang).has(id);
}

export function textAround({ id, html, lang, blocks, files }: Place): TextAround {
  return {
    lang,
    hasHeading: hasHeadingBefore(blocks, id, lang),
    undescribed: picturesInHtml(html).flatMap((picture) => {
      const alt = files[picture.id]?.alt;
      return alt && !alt.decorative && alt[lang] === "" ? [picture.id] : [];
    }),
  };
}
