// The documents in the frames of maps. Our script draws OpenStreetMap. Google's frame contains no script of ours.
import type { FrameData } from "#contract/schemas/map.ts";
import { placeFramePath } from "#contract/values/map-links.ts";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { PageAssets } from "#contract/schemas/rendered-page.ts";

/** Escapes the JSON, so that no text in it can end the script element (security.md 7). */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

type Parts = {
  language: Language;
  style: string;
  title: string;
  head: string[];
  body: string[];
};

function documentOf({ language, style, title, head, body }: Parts): string {
  return [
    "<!doctype html>",
    `<html lang="${language}"${style && ` style="${style}"`}>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    ...head,
    ...body,
    "</html>",
  ].join("\n");
}

const sheet = (url: string): string => `<link rel="stylesheet" href="${escapeHtml(url)}">`;

export function frameDocument({ styles, ...parts }: Omit<Parts, "head"> & { styles: readonly string[] }): string {
  return documentOf({ ...parts, head: styles.map(sheet) });
}

export function leafletFrame(
  data: FrameData,
  { script, styles }: PageAssets["mapFrame"],
  { language, style }: Pick<Parts, "language" | "style">,
): string {
  return documentOf({
    language,
    style,
    title: data.texts.title,
    head: [...styles.map(sheet), `<script type="module" src="${escapeHtml(script)}"></script>`],
    body: [
      `<main id="map" aria-label="${escapeHtml(data.texts.title)}"></main>`,
      `<script type="application/json" id="data">${embedded(data)}</script>`,
    ],
  });
}

type GoogleParts = Pick<Parts, "language" | "style"> & { key: string; current: string | null; styles: string[] };

/**
 * Google's Embed API shows one place at a time, so links open the other places.
 * @param current id of the shown place
 */
export function googleFrame(
  { places, texts }: FrameData,
  { key, current, language, styles, style }: GoogleParts,
): string {
  const place = places.find(({ id }) => id === current) ?? places[0];
  const query = new URLSearchParams({ key, q: `${place?.lat ?? 0},${place?.lng ?? 0}`, language, zoom: "16" });
  const links = places.map(({ id, title }) => {
    const isCurrent = id === place?.id ? ' aria-current="true"' : "";
    return `<a href="${placeFramePath(id)}"${isCurrent} lang="de">${escapeHtml(title)}</a>`;
  });
  const title = escapeHtml(`${texts.title}: ${place?.title ?? ""}`);
  return documentOf({
    language,
    style,
    title: texts.title,
    head: styles.map(sheet),
    body: [
      places.length > 1 ? `<nav aria-label="${escapeHtml(texts.pin)}">${links.join(" ")}</nav>` : "",
      place
        ? `<iframe title="${title}" src="${escapeHtml(`https://www.google.com/maps/embed/v1/place?${query.toString()}`)}" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
        : "",
    ],
  });
}
