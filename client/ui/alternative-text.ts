import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";

export type Words = { text: string; lang: ContentLanguage };

const other = { de: "en", en: "de" } as const;

/**
 * The accessible name of a picture.
 * @param caption the text beside the picture, used if the alternative text is missing
 * @returns null if the picture is decorative, or if there is no text
 */
export function alternativeText(alt: Picture["alt"], content: ContentLanguage, caption?: Words): Words | null {
  if (alt.decorative) return null;
  for (const lang of [content, other[content]]) if (alt[lang]) return { text: alt[lang], lang };
  return caption?.text ? caption : null;
}
