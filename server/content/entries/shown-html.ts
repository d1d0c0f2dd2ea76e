import type { Picture } from "#contract/schemas/files.ts";
import { withLinks } from "#contract/values/site-links.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";

export type ShownHtml = {
  language: "de" | "en";
  pictures: Readonly<Record<string, Picture>>;
  /** The address that replaces the link's target; null removes the link. */
  leadsTo: (href: string) => string | null;
};

export function shownHtml(html: string, shown: ShownHtml): string {
  // The box around a table is focusable for keyboard scrolling, so screen readers need a name for the box.
  const label = sentence(shown.language, "pages:table");
  return withLinks(html, shown.leadsTo)
    .replace(images, (_, figure: string = "", id: string, alt: string) => figure + writePicture(id, alt, figure, shown))
    .replace(emptyFigures, "")
    .replace(tables, (table) => `<div tabindex="0" role="group" aria-label="${label}">${table}</div>`);
}

/** Stored HTML is normalised, so regular expressions find the elements. */
const images =
  /(<figure class="(?:left|right)">)?<img src="\/(?:api\/v0|v0\/api)\/download\/([0-9a-f-]{36})(?:\/[0-9a-f-]{36})?" alt="([^"]*)" \/>/gu;
const emptyFigures = /<figure(?: class="(?:left|right)")?><\/figure>/gu;
const tables = /<table>(?:(?!<table>).)*?<\/table>/gsu;

/** Display widths of a picture across the text, and of a floating picture (Article.module.css). */
const wholeSizes = "(max-width: 56rem) 90vw, 38rem";
const sideSizes = "(max-width: 40rem) 90vw, (max-width: 56rem) 41vw, 17rem";

/** @param figure opening tag of the figure around a floating picture; '' for other pictures */
function writePicture(id: string, alt: string, figure: string, { pictures, language }: ShownHtml): string {
  const picture = pictures[id];
  const largest = picture?.variants.at(-1);
  if (!picture || !largest) return "";
  const sizes = figure === "" ? wholeSizes : sideSizes;
  const { w, h } = largest.res;
  const words = alt ? { text: alt, mark: "" } : ofLibrary(picture.alt, language);
  const blur = picture.placeholder
    ? ` style="background-image:url(data:image/webp;base64,${picture.placeholder})"`
    : "";
  return (
    `<picture><source type="image/webp" srcset="${srcSet(id, picture.webpVariants)}" sizes="${sizes}">` +
    `<img src="${address(id, largest.id)}" srcset="${srcSet(id, picture.variants)}" sizes="${sizes}"` +
    ` width="${w}" height="${h}" alt="${words.text}"${words.mark} loading="lazy" decoding="async"${blur}></picture>`
  );
}

function ofLibrary(alt: Picture["alt"], language: "de" | "en"): { text: string; mark: string } {
  const other = language === "en" ? "de" : "en";
  if (alt.decorative || (alt[language] || alt[other]) === "") return { text: "", mark: "" };
  if (alt[language]) return { text: escapeHtml(alt[language]), mark: "" };
  return { text: escapeHtml(alt[other]), mark: ` lang="${other}"` };
}

function srcSet(id: string, variants: Picture["variants"]): string {
  return variants.map(({ id: variantId, res }) => `${address(id, variantId)} ${res.w}w`).join(", ");
}

const address = (id: string, variantId: string): string => `/v0/api/download/${id}/${variantId}`;
