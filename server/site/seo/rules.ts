import { picturesOf } from "#contract/blocks/pictures.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { seoLengths, type SeoTexts, type SeoWarning } from "#contract/schemas/seo.ts";

/** A description with fewer characters is too short to describe a page. */
const LEAST = 40;

export type Judged = {
  own: SeoTexts;
  without: SeoTexts;
  blocks: readonly Block[];
  mainPicture: string | null;
  pictures: Readonly<Record<string, Picture>>;
  /**
   * The numbers of pages with the same title, and with the same entered description (`own.description`). Both include
   * this page.
   */
  same: { title: number; description: number };
};

export function judgePage({ own, without, blocks, mainPicture, pictures, same }: Judged): SeoWarning[] {
  const title = own.title || without.title;
  const bare = [...new Set([mainPicture, ...picturesOf(blocks)])].filter((id) => id !== null && isBare(pictures[id]));
  return [
    ...when(own.description === "" && without.description.length < LEAST, { kind: "noDescription" }),
    ...when(title.length > seoLengths.title, { kind: "titleLong" }),
    ...when(own.description.length > seoLengths.description, { kind: "descriptionLong" }),
    ...when(same.title > 1, { kind: "titleTwice", others: same.title - 1 }),
    ...when(same.description > 1, { kind: "descriptionTwice", others: same.description - 1 }),
    ...when(bare.length > 0, { kind: "noAlt", files: bare as string[] }),
    ...when(skipsLevel(htmlOf(blocks)), { kind: "headingOrder" }),
  ];
}

const when = (is: boolean, warning: SeoWarning): SeoWarning[] => (is ? [warning] : []);

/**
 * True if the picture needs a German alternative text. Visitors see the German text by default, so only this text is
 * checked.
 */
const isBare = (picture: Picture | undefined): boolean =>
  picture !== undefined && !picture.alt.decorative && picture.alt.de === "";

/** True if the first heading has level 3, so that level 2 is skipped. */
export function skipsLevel(content: readonly string[]): boolean {
  const [first] = content.join("").match(/<h[23]\b/u) ?? [];
  return first === "<h3";
}
