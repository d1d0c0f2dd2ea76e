// A block as an English page shows it: every text in English, or in German and named as such. The one place that does it.
import { blocksOf } from "./pictures.ts";
import type { Block, BlockOf } from "./schema.ts";
import type { BlockType } from "./types.ts";

/** Whether there is anything to read in a text or in HTML. */
const hasWords = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;|\s/gu, "") !== "";

/** The English text, or the German one, which is noted. */
type Say = (field: string, german: string, english: string | undefined) => string;

type Buttons = BlockOf<"splash">["buttons"];

const buttonsIn = (buttons: Buttons, say: Say): Buttons =>
  buttons.map(({ label, url, en }, index) => ({ label: say(`buttons.${index}.label`, label, en?.label), url }));

/** One line for each type of block: what it says, field by field. */
const translations: { [Type in BlockType]: (block: BlockOf<Type>, say: Say) => BlockOf<Type> } = {
  text: ({ en, ...block }, say) => ({ ...block, html: say("html", block.html, en?.html) }),
  gallery: ({ en, ...block }, say) => ({ ...block, settings: settingsIn(block.settings, en?.myTitle, say) }),
  fileList: (block) => block,
  downloads: (block) => block,
  links: ({ links, ...block }, say) => ({
    ...block,
    links: links.map(({ title, url, en }, index) => ({ title: say(`links.${index}.title`, title, en?.title), url })),
  }),
  quote: ({ en, ...block }, say) => ({
    ...block,
    text: say("text", block.text, en?.text),
    source: say("source", block.source, en?.source),
  }),
  callToAction: ({ en, ...block }, say) => ({
    ...block,
    text: say("text", block.text, en?.text),
    buttons: buttonsIn(block.buttons, say),
  }),
  comingEvents: (block) => block,
  latestNews: (block) => block,
  openingHours: (block) => block,
  splash: (block, say) => ({ ...block, buttons: buttonsIn(block.buttons, say) }),
  video: ({ en, ...block }, say) => ({ ...block, title: say("title", block.title, en?.title) }),
};

function settingsIn(settings: BlockOf<"gallery">["settings"], title: string | undefined, say: Say) {
  // A title that is not shown names the gallery for those who do not see it.
  const myTitle = say("settings.myTitle", settings.myTitle, title);
  const images = settings.images.map(({ file, caption, en }, index) => ({
    file,
    caption: say(`settings.images.${index}.caption`, caption, en?.caption),
  }));
  return { ...settings, myTitle, images };
}

export function blockInEnglish<Own extends Block>(block: Own): Own & { german?: readonly string[] } {
  const german: string[] = [];
  const say: Say = (field, inGerman, inEnglish) => {
    if (inEnglish !== undefined && hasWords(inEnglish)) return inEnglish;
    if (hasWords(inGerman)) german.push(field);
    return inGerman;
  };
  // TypeScript cannot see that a block matches the line of its type.
  const translate = translations[block.type] as (one: Block, with_: Say) => Own;
  const shown = translate(block, say);
  return german.length === 0 ? shown : { ...shown, german };
}

/** The English HTML of a body, block by block; what there is only in German is left out. */
export const englishHtmlOf = (blocks: readonly Block[]): string[] =>
  blocksOf(blocks, "text").flatMap(({ en }) => (en && hasWords(en.html) ? [en.html] : []));
