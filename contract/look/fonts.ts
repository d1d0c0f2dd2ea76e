// The font pairs that a site can choose. client/ui/fonts.css contains the first pair, which is the default. For another
// pair, the server adds its font faces to the document.
import { type FontPair, fontPairs } from "#contract/values/looks.ts";

type Generic = "serif" | "sans-serif";

/** `width`, `ascent` and `descent` are per em, from @capsizecss/metrics. `width` is the mean width of a letter. */
type Family = {
  name: string;
  generic: Generic;
  width: number;
  ascent: number;
  descent: number;
  weights: string;
  hasItalic: boolean;
  /** A factor that scales the font down, if its letters are larger than the letters of other fonts. */
  scale?: number;
};

export const fontFamilies = {
  bricolage: sans("Bricolage Grotesque Variable", 0.485, 0.93, 0.27, "200 800"),
  figtree: sans("Figtree Variable", 0.449, 0.95, 0.25, "300 900", true),
  vollkorn: serif("Vollkorn Variable", 0.463, 0.952, 0.441, "400 900"),
  openSans: sans("Open Sans Variable", 0.47, 1.069, 0.293, "300 800", true),
  playfair: serif("Playfair Display Variable", 0.459, 1.082, 0.251, "400 900"),
  sourceSerif: { ...serif("Source Serif 4 Variable", 0.481, 1.036, 0.335, "200 900", true), scale: 0.94 },
  fredoka: sans("Fredoka Variable", 0.448, 0.974, 0.236, "300 700"),
  nunito: sans("Nunito Variable", 0.452, 1.011, 0.353, "200 1000", true),
  oswald: sans("Oswald Variable", 0.392, 1.193, 0.289, "200 700"),
  publicSans: sans("Public Sans Variable", 0.466, 0.95, 0.225, "100 900", true),
} as const satisfies Record<string, Family>;
export type FontFamily = keyof typeof fontFamilies;

function sans(
  name: string,
  width: number,
  ascent: number,
  descent: number,
  weights: string,
  hasItalic = false,
): Family {
  return { name, generic: "sans-serif", width, ascent, descent, weights, hasItalic };
}

function serif(
  name: string,
  width: number,
  ascent: number,
  descent: number,
  weights: string,
  hasItalic = false,
): Family {
  return { ...sans(name, width, ascent, descent, weights, hasItalic), generic: "serif" };
}

export type OtherPair = Exclude<FontPair, (typeof fontPairs)[0]>;

type Pair = {
  heading: FontFamily;
  text: FontFamily;
  /** The font weight of headings. The style sheets contain the weight of the first font pair. */
  weight: number;
  spacing: string;
  /** True for old-style figures. Pages then use lining figures instead. */
  hasOldFigures?: boolean;
};

const pairs: Readonly<Record<OtherPair, Pair>> = {
  grotesk: { heading: "bricolage", text: "figtree", weight: 640, spacing: "-0.022em" },
  humanist: { heading: "vollkorn", text: "openSans", weight: 600, spacing: "-0.008em", hasOldFigures: true },
  classic: { heading: "playfair", text: "sourceSerif", weight: 600, spacing: "-0.006em", hasOldFigures: true },
  friendly: { heading: "fredoka", text: "nunito", weight: 540, spacing: "0em" },
  poster: { heading: "oswald", text: "publicSans", weight: 540, spacing: "0.004em" },
};

/** @returns null for the first pair, which is in the style sheet */
export function pairOf(pair: FontPair): Pair | null {
  return pair === fontPairs[0] ? null : pairs[pair as OtherPair];
}

const locals: Readonly<Record<Generic, readonly { names: readonly string[]; width: number }[]>> = {
  "sans-serif": [
    { names: ["Arial", "Liberation Sans", "Helvetica"], width: 0.4456 },
    { names: ["Roboto"], width: 0.4447 },
    { names: ["DejaVu Sans"], width: 0.5116 },
  ],
  serif: [
    { names: ["Georgia"], width: 0.4463 },
    { names: ["Noto Serif"], width: 0.482 },
    { names: ["Times New Roman", "Liberation Serif"], width: 0.4068 },
    { names: ["DejaVu Serif"], width: 0.5188 },
  ],
};

const localName = (family: Family, [name]: readonly string[]): string => `${family.name} in ${name}`;

function familyList(family: Family): string {
  const names = [family.name, ...locals[family.generic].map(({ names }) => localName(family, names))];
  return [...names.map((name) => `'${name}'`), family.generic].join(",");
}

export function fontTokens(name: OtherPair): Record<string, string> {
  const { heading, text, weight, spacing } = pairs[name];
  return {
    "font-heading": familyList(fontFamilies[heading]),
    "font-text": familyList(fontFamilies[text]),
    "weight-heading": String(weight),
    "spacing-heading": spacing,
  };
}

export type FontFiles = Readonly<Record<FontFamily, { normal: string; italic: string | null }>>;

export function fontFaces(name: OtherPair, files: FontFiles): string {
  const { heading, text } = pairs[name];
  return [heading, text].flatMap((family) => facesOf(fontFamilies[family], files[family])).join("");
}

function facesOf(family: Family, { normal, italic }: FontFiles[FontFamily]): string[] {
  const resized = family.scale === undefined ? [] : [`size-adjust:${family.scale * 100}%`];
  const web = (url: string, style: string): string =>
    face([
      `font-family:"${family.name}"`,
      `font-weight:${family.weights}`,
      ...(style === "normal" ? [] : [`font-style:${style}`]),
      "font-display:swap",
      ...resized,
      `src:url("${url}")format("woff2")`,
    ]);
  return [
    web(normal, "normal"),
    ...(italic === null ? [] : [web(italic, "italic")]),
    ...locals[family.generic].map((local) => localFace(family, local)),
  ];
}

function localFace(family: Family, { names, width }: { names: readonly string[]; width: number }): string {
  const scale = family.width / width;
  const { scale: resized = 1 } = family;
  const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;
  return face([
    `font-family:"${localName(family, names)}"`,
    `src:${names.map((name) => `local("${name}")`).join(",")}`,
    `size-adjust:${percent(scale * resized)}`,
    `ascent-override:${percent(family.ascent / scale)}`,
    `descent-override:${percent(family.descent / scale)}`,
    "line-gap-override:0%",
  ]);
}

const face = (declarations: readonly string[]): string => `@font-face{${declarations.join(";")}}`;
