// The HTML that an entry may contain, for the server's sanitiser and the editor.

export const keptElements: Record<string, readonly string[]> = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  ul: [],
  ol: ["start"],
  li: [],
  blockquote: [],
  a: ["href"],
  img: ["src", "alt"],
  figure: ["class"],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope"],
  td: [],
};

/** Places of a picture beside the text; without a class it has the full width. */
export const figurePlaces = ["left", "right"] as const;
export type FigurePlace = (typeof figurePlaces)[number];

export const isFigurePlace = (name: string): name is FigurePlace => figurePlaces.some((place) => place === name);

const keptValues: Record<string, readonly string[]> = { class: figurePlaces, scope: ["col", "row"] };

/** The normalised value; null if the attribute is dropped. */
export function keptValue(name: string, value: string): string | null {
  if (name === "start") return listStart(value)?.toString() ?? null;
  return keptValues[name]?.includes(value) ? value : null;
}

/** More digits would run off the page. */
const startPattern = /^[+-]?\d{1,6}$/u;

/** The first number of an ordered list; null for 1, the default. */
export function listStart(written: string | undefined): number | null {
  const text = (written ?? "").trim();
  // Adding 0 turns -0 into 0.
  const start = startPattern.test(text) ? Number(text) + 0 : 1;
  return start === 1 ? null : start;
}

export const renamedElements: Record<string, string> = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  tfoot: "tbody",
};

/** Dropped together with their content, which is raw text or another language than HTML. */
export const droppedWithContent: readonly string[] = [
  "script",
  "style",
  "xmp",
  "noscript",
  "noembed",
  "noframes",
  "template",
  "plaintext",
  "textarea",
  "option",
  "select",
  "title",
  "iframe",
  "object",
  "embed",
  "applet",
  "audio",
  "video",
  "canvas",
  "svg",
  "math",
];

/** Entries may show only this site's own files or their variants; pages offer all variants of both. */
export const ownPicturePattern = /^\/(?:api\/v0|v0\/api)\/download\/[0-9a-f-]{36}(?:\/[0-9a-f-]{36})?$/u;

/** Each picture in stored HTML, with its file id and, if its address names one, its variant id. */
export function picturesInHtml(html: string): { id: string; variantId: string | null }[] {
  const pattern = /<img src="\/(?:api\/v0|v0\/api)\/download\/([0-9a-f-]{36})(?:\/([0-9a-f-]{36}))?"/gu;
  return [...html.matchAll(pattern)].map(([, id = "", variantId]) => ({ id, variantId: variantId ?? null }));
}

/** Deeper elements are removed and their text stays, because browsers or the editor would break. */
export const deepestElement = 40;
