import type { Palette } from "#contract/values/looks.ts";
import { type Hex, hexOf, type Oklch, oklchOf } from "./colors.ts";
import { unreadable } from "./pairs.ts";
import { paletteTokens, type Scheme, schemes, type Shades, type Token, type Tokens } from "./palettes.ts";

export type Colors = { palette: Palette; accent: Hex | null };

type Own = Readonly<Record<"leaf" | "leaf-strong" | "leaf-wash" | "on-leaf", Hex>>;

/** The precision of the lightness. Eyes cannot see smaller differences. */
const STEP = 0.002;
const WASH = { light: { l: 0.937, c: 0.03 }, dark: { l: 0.3, c: 0.05 } } as const;
const STRONGER = { light: -0.085, dark: 0.065 } as const;
const onAccent = { light: "#ffffff", dark: "#12110f" } as const;

/**
 * The accent replaces the palette's leaf colour in links, buttons and selections. An unreadable accent becomes darker
 * on a light background and lighter on a dark one. The accent changes until every pair of pairs.ts is readable.
 */
export function tokensOf({ palette, accent }: Colors): Tokens {
  const tokens = paletteTokens[palette];
  if (accent === null) return tokens;
  const [light, dark] = schemes.map((scheme) => ownOf(tokens, accent, scheme)) as [Own, Own];
  const own = (Object.keys(light) as (keyof Own)[]).map((name): [Token, Shades] => [name, [light[name], dark[name]]]);
  return { ...tokens, ...Object.fromEntries(own) };
}

function ownOf(tokens: Tokens, accent: Hex, scheme: Scheme): Own {
  const given = oklchOf(accent);
  const wash = hexOf({ ...given, l: WASH[scheme].l, c: Math.min(given.c, WASH[scheme].c) });
  const at = (l: number): Own => ownAt({ ...given, l }, wash, scheme, l === given.l ? accent : null);
  const isRead = (own: Own): boolean => unreadable(withOwn(tokens, own), [scheme]).length === 0;
  if (isRead(at(given.l))) return at(given.l);
  // `far` starts with a readable lightness: black on a light background, white on a dark one.
  let [near, far] = [given.l, scheme === "light" ? 0 : 1];
  while (Math.abs(far - near) > STEP) {
    const middle = (near + far) / 2;
    if (isRead(at(middle))) far = middle;
    else near = middle;
  }
  return at(far);
}

function ownAt(color: Oklch, wash: Hex, scheme: Scheme, exact: Hex | null): Own {
  const strong = hexOf({ ...color, l: Math.min(1, Math.max(0, color.l + STRONGER[scheme])) });
  return { leaf: exact ?? hexOf(color), "leaf-strong": strong, "leaf-wash": wash, "on-leaf": onAccent[scheme] };
}

/** Light and dark get the same colours, because the caller checks only one of the two schemes. */
function withOwn(tokens: Tokens, own: Own): Tokens {
  const both = Object.entries(own).map(([name, color]) => [name, [color, color]]);
  return { ...tokens, ...Object.fromEntries(both) };
}

export type Mended = Partial<Record<Scheme, Hex>>;

/** For each scheme, the colour that replaces an unreadable accent. A scheme with a readable accent is missing. */
export function mendedAccent(colors: Colors & { accent: Hex }): Mended {
  const { leaf } = tokensOf(colors);
  const shown = schemes.map((scheme, at) => [scheme, leaf[at] as Hex] as const);
  return Object.fromEntries(shown.filter(([, color]) => color !== colors.accent));
}
