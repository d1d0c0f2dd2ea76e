// Colour pairs of the style sheets, checked for contrast. A new pair in a style sheet needs a line here.
import { contrastOf, type Hex, mixed } from "./colors.ts";
import { type Scheme, schemes, type Token, type Tokens } from "./palettes.ts";

/** A token, or `color-mix(in srgb, mix share, over)`. A pair of shares is for the light and the dark scheme. */
export type Paint = Token | { mix: Token; share: number | readonly [light: number, dark: number]; over: Token };

const grounds = ["paper", "paper-raised", "paper-sunken", "leaf-wash"] as const;
const on = (text: Token, ...papers: Paint[]): [Token, Paint][] => papers.map((paper) => [text, paper]);
const hovered = ([0.035, 0.06, 0.07, 0.08] as const).map(
  (share) => ({ mix: "ink", share, over: "paper-raised" }) as const,
);

/** Text and its background: a contrast of at least 4.5. */
export const textPairs: readonly (readonly [text: Token, ground: Paint])[] = [
  ...on("ink", ...grounds, "accent-wash", ...hovered),
  ...on("ink", { mix: "ink", share: 0.14, over: "paper" }),
  ...on("ink", { mix: "sun", share: [0.38, 0.22], over: "paper" }),
  ...on("ink-soft", ...grounds, "accent-wash", ...hovered),
  ...on("leaf", ...grounds, "accent-wash", ...hovered),
  ...on("leaf-strong", ...grounds, { mix: "leaf", share: 0.18, over: "paper-raised" }),
  ...on("on-leaf", "leaf", "leaf-strong"),
  ...on("accent", ...grounds, "accent-wash", ...hovered.slice(0, 1)),
  ...on("accent", { mix: "accent", share: 0.1, over: "paper-raised" }),
  ...on("paper", "ink", "accent"),
  ...on("paper-raised", "accent", { mix: "accent", share: 0.86, over: "ink" }),
];

/** Outlines of fields, marks and the focus ring: a contrast of at least 3. */
export const partPairs: readonly (readonly [part: Token, ground: Paint])[] = [
  ...on("ink-soft", "paper", "paper-raised", "paper-sunken"),
  ...on("leaf", ...grounds),
  ...on("accent", "paper", "paper-raised"),
  ...on("focus", ...grounds, "accent-wash"),
];

export const MIN_TEXT = 4.5;
export const MIN_PART = 3;

function painted(paint: Paint, tokens: Tokens, scheme: Scheme): Hex {
  const at = schemes.indexOf(scheme) as 0 | 1;
  if (typeof paint === "string") return tokens[paint][at];
  const share = typeof paint.share === "number" ? paint.share : paint.share[at];
  return mixed(tokens[paint.mix][at], share, tokens[paint.over][at]);
}

export type Unreadable = { text: Token; ground: Paint; scheme: Scheme; contrast: number };

export function unreadable(tokens: Tokens, shown: readonly Scheme[] = schemes): Unreadable[] {
  const check = (pairs: typeof textPairs, least: number, scheme: Scheme): Unreadable[] =>
    pairs.flatMap(([text, ground]) => {
      const contrast = contrastOf(painted(text, tokens, scheme), painted(ground, tokens, scheme));
      return contrast < least ? [{ text, ground, scheme, contrast }] : [];
    });
  return shown.flatMap((scheme) => [...check(textPairs, MIN_TEXT, scheme), ...check(partPairs, MIN_PART, scheme)]);
}
