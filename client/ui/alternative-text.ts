// What stands for a picture where it is not seen.
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";

export type Words = { text: string; lang: ContentLanguage };

const other = { de: "en", en: "de" } as const;

/**
 * @param caption the text beside it: the only name of a picture of content that nobody has described
 * @returns null for none
 */
export function alternativeText(alt: Picture["alt"], content: ContentLanguage, caption?: Words): Words | null {
  if (alt.decorative) return null;
  for (const lang of [content, other[content]]) if (alt[lang]) return { text: alt[lang], lang };
  return caption?.text ? caption : null;
}
