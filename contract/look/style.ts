// The style attribute of <html> for a site's look.
import { fontPairs, type FontPair, palettes } from "#contract/values/looks.ts";
import { paletteTokens, tokenNames } from "./palettes.ts";
import { fontTokens, type OtherPair, pairOf } from "./fonts.ts";
import { type Colors, tokensOf } from "./tokens.ts";

export type Look = Colors & { fonts: FontPair };

/** Contains only what differs from the style sheets. For the default look, it is ''. */
export function lookStyle(look: Look): string {
  return [...colorDeclarations(look), ...fontDeclarations(look.fonts)].join(";");
}

export function colorStyle(colors: Colors): string {
  return colorDeclarations(colors).join(";");
}

function colorDeclarations(colors: Colors): string[] {
  const [tokens, usual] = [tokensOf(colors), paletteTokens[palettes[0]]];
  return tokenNames.flatMap((name) => {
    const [light, dark] = tokens[name];
    if (light === usual[name][0] && dark === usual[name][1]) return [];
    return [`--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`];
  });
}

function fontDeclarations(pair: FontPair): string[] {
  if (pair === fontPairs[0]) return [];
  const figures = pairOf(pair)?.hasOldFigures ? ["font-variant-numeric:lining-nums"] : [];
  return [...Object.entries(fontTokens(pair as OtherPair)).map(([name, value]) => `--${name}:${value}`), ...figures];
}

/** The colour of the browser's interface, by scheme; null for the default palette. */
export function themeColors(colors: Colors): { light: string; dark: string } | null {
  if (colors.palette === palettes[0]) return null;
  const [light, dark] = tokensOf(colors).paper;
  return { light, dark };
}
