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

export function textAround({ id, html, lang, blocks, files }: Place): TextAround {
  const before = blocks.slice(
    0,
    blocks.findIndex((block) => block.id === id),
  );
  const texts = before.flatMap(textsOf).filter(({ text }) => text.kind === "html");
  return {
    lang,
    hasHeading: texts.some((text) => text[lang]?.includes("<h2>")),
    undescribed: picturesInHtml(html).flatMap(({ id }) => {
      const alt = files[id]?.alt;
      return alt && !alt.decorative && alt[lang] === "" ? [id] : [];
    }),
  };
}
