// The texts of a block that may have an English version, each with how it is written: one line for each type of block.
import type { BlockType } from "#contract/blocks/types.ts";
import { limits } from "#contract/values/limits.ts";
import type { DraftBlock, DraftBlockOf, DraftButton } from "../draft-blocks.ts";

export type Translatable = {
  /** Stays while the block is edited. */
  key: string;
  /** What it is, in locales/*\/admin.json below `english.parts`. */
  part: "text" | "title" | "caption" | "link" | "quote" | "source" | "button" | "sentence";
  kind: "line" | "lines" | "html";
  german: string;
  english: string;
  max: number;
  /** The block with another English text; '' removes it. */
  write: (block: DraftBlock, english: string) => DraftBlock;
};

type Own = Omit<Translatable, "write">;
const nothing: Translatable[] = [];

/** TypeScript cannot see that a block never changes its type. */
function part<Type extends BlockType>(
  own: Own,
  write: (block: DraftBlockOf<Type>, english: string) => DraftBlockOf<Type>,
): Translatable {
  return { ...own, write: write as unknown as Translatable["write"] };
}

const line = { kind: "line", max: limits.textLength } as const;
const lines = { kind: "lines", max: limits.quoteLength } as const;

/** The object with its English text, or without any. */
function withEn<Item extends { en?: unknown }, Text extends object>(item: Item, en: Text, isThere: boolean): Item {
  const { en: _before, ...german } = item;
  return (isThere ? { ...german, en } : german) as Item;
}

const at = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  items.map((item, place) => (place === index ? change(item) : item));

function buttonParts(buttons: readonly DraftButton[]): Translatable[] {
  return buttons.map(({ label, en }, index) =>
    part<"splash">(
      {
        key: `button${index}`,
        part: "button",
        kind: "line",
        max: limits.buttonLength,
        german: label,
        english: en?.label ?? "",
      },
      (block, english) => ({
        ...block,
        buttons: at(block.buttons, index, (button) => withEn(button, { label: english }, english !== "")),
      }),
    ),
  );
}

const translatable: { [Type in BlockType]: (block: DraftBlockOf<Type>) => Translatable[] } = {
  text: ({ html, en }) => [
    part<"text">(
      {
        key: "html",
        part: "text",
        kind: "html",
        max: limits.contentBlockLength,
        german: html,
        english: en?.html ?? "",
      },
      (block, english) => withEn(block, { html: english }, english !== ""),
    ),
  ],
  gallery: ({ settings, en }) => [
    part<"gallery">(
      { key: "title", part: "title", ...line, german: settings.myTitle, english: en?.myTitle ?? "" },
      (block, english) => withEn(block, { myTitle: english }, english !== ""),
    ),
    ...settings.images.map((image, index) =>
      part<"gallery">(
        { key: `caption${index}`, part: "caption", ...line, german: image.caption, english: image.en?.caption ?? "" },
        (block, english) => ({
          ...block,
          settings: {
            ...block.settings,
            images: at(block.settings.images, index, (one) => withEn(one, { caption: english }, english !== "")),
          },
        }),
      ),
    ),
  ],
  fileList: () => nothing,
  downloads: () => nothing,
  links: ({ links }) =>
    links.map((link, index) =>
      part<"links">(
        { key: link.key, part: "link", ...line, german: link.title, english: link.en?.title ?? "" },
        (block, english) => ({
          ...block,
          links: at(block.links, index, (one) => withEn(one, { title: english }, english !== "")),
        }),
      ),
    ),
  quote: ({ text, source, en }) => [
    part<"quote">({ key: "text", part: "quote", ...lines, german: text, english: en?.text ?? "" }, (block, english) => {
      const next = { source: block.en?.source ?? "", text: english };
      return withEn(block, next, Object.values(next).some(Boolean));
    }),
    part<"quote">(
      { key: "source", part: "source", ...line, german: source, english: en?.source ?? "" },
      (block, english) => {
        const next = { text: block.en?.text ?? "", source: english };
        return withEn(block, next, Object.values(next).some(Boolean));
      },
    ),
  ],
  callToAction: ({ text, buttons, en }) => [
    part<"callToAction">(
      { key: "text", part: "sentence", ...lines, german: text, english: en?.text ?? "" },
      (block, english) => withEn(block, { text: english }, english !== ""),
    ),
    ...buttonParts(buttons),
  ],
  comingEvents: () => nothing,
  latestNews: () => nothing,
  openingHours: () => nothing,
  splash: ({ buttons }) => buttonParts(buttons),
  video: ({ title, en }) => [
    part<"video">({ key: "title", part: "title", ...line, german: title, english: en?.title ?? "" }, (block, english) =>
      withEn(block, { title: english }, english !== ""),
    ),
  ],
};

const hasWords = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;|\s/gu, "") !== "";

/** Those that there is something to say of. */
export function translatableOf(block: DraftBlock): Translatable[] {
  const parts = translatable[block.type] as (one: DraftBlock) => Translatable[];
  return parts(block).filter(({ german, english }) => hasWords(german) || hasWords(english));
}

/** The block without any English text. */
export function withoutEnglish(block: DraftBlock): DraftBlock {
  return JSON.parse(JSON.stringify(block, (key, value: unknown) => (key === "en" ? undefined : value))) as DraftBlock;
}
