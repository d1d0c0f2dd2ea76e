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

/** The positions of a picture beside the text, as classes. A picture without a class has the full width. */
export const figurePlaces = ["left", "right"] as const;
export type FigurePlace = (typeof figurePlaces)[number];

export const isFigurePlace = (name: string): name is FigurePlace => figurePlaces.some((place) => place === name);

const keptValues: Record<string, readonly string[]> = { class: figurePlaces, scope: ["col", "row"] };

/** A result of null means that the attribute is dropped. */
export function keptValue(name: string, value: string): string | null {
  if (name === "start") return listStart(value)?.toString() ?? null;
  return keptValues[name]?.includes(value) ? value : null;
}

/** Numbers with more digits would not fit beside the list. */
const startPattern = /^[+-]?\d{1,6}$/u;

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

/** Elements that are dropped with their content: scripts, raw text, form controls, media and foreign markup. */
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

/** Entries may show only files of this site and their variants. */
export const ownPicturePattern = /^\/(?:api\/v0|v0\/api)\/download\/[0-9a-f-]{36}(?:\/[0-9a-f-]{36})?$/u;

/** The variant id is null if the address names only the file. */
export function picturesInHtml(html: string): { id: string; variantId: string | null }[] {
  const pattern = /<img src="\/(?:api\/v0|v0\/api)\/download\/([0-9a-f-]{36})(?:\/([0-9a-f-]{36}))?"/gu;
  return [...html.matchAll(pattern)].map(([, id = "", variantId]) => ({ id, variantId: variantId ?? null }));
}

/** Elements nested deeper than this could break browsers or the editor, so they are removed and their text stays. */
export const deepestElement = 40;
