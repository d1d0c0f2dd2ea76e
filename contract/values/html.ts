// The one list of HTML that an entry may contain; the server's sanitiser and the editor both use it.

/** Elements that are kept, and their attributes. */
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

/** Where a picture stands beside the text; without a class it has the whole width. */
export const figurePlaces = ["left", "right"] as const;
export type FigurePlace = (typeof figurePlaces)[number];

export const isFigurePlace = (name: string): name is FigurePlace => figurePlaces.some((place) => place === name);

/** Attributes that are kept only with one of these values. */
const keptValues: Record<string, readonly string[]> = { class: figurePlaces, scope: ["col", "row"] };

/** The value in its normal form; null if the attribute is not kept with it. */
export function keptValue(name: string, value: string): string | null {
  if (name === "start") return listStart(value)?.toString() ?? null;
  return keptValues[name]?.includes(value) ? value : null;
}

/** More digits would stand outside the page. */
const startPattern = /^[+-]?\d{1,6}$/u;

/** The number of the first item of a numbered list; null for 1, which every list has without an attribute. */
export function listStart(written: string | undefined): number | null {
  const text = (written ?? "").trim();
  // "-0" is 0.
  const start = startPattern.test(text) ? Number(text) + 0 : 1;
  return start === 1 ? null : start;
}

/** Elements with the same meaning as a kept element. */
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

/** Dropped together with their content: raw text, or another language than HTML. */
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

/** Pictures of entries are this site's own files, or variants of them: pages show all their variants either way. */
export const ownPicturePattern = /^\/(?:api\/v0|v0\/api)\/download\/[0-9a-f-]{36}(?:\/[0-9a-f-]{36})?$/u;

/** Each picture that stored HTML shows, by the id of its file, and that of the variant if its address names one. */
export function picturesInHtml(html: string): { id: string; gridref: string | null }[] {
  const pattern = /<img src="\/(?:api\/v0|v0\/api)\/download\/([0-9a-f-]{36})(?:\/([0-9a-f-]{36}))?"/gu;
  return [...html.matchAll(pattern)].map(([, id = "", gridref]) => ({ id, gridref: gridref ?? null }));
}

/** Deeper elements are removed (their text stays): people need no more, and browsers or the editor would break. */
export const deepestElement = 40;
