import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, type Hex } from "#contract/look/colors.ts";
import { MIN_PART, MIN_TEXT, unreadable } from "#contract/look/pairs.ts";
import { paletteTokens, type Shades, schemes, type Token, tokenNames, type Tokens } from "#contract/look/palettes.ts";
import { palettes } from "#contract/values/looks.ts";

const css = readFileSync("client/ui/admin/tool.css", "utf8");
const siteCss = readFileSync("client/ui/tokens.css", "utf8");

const shades = new Map<string, Shades>(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gu)].map(
    ([, name = "", light = "", dark = ""]) => [name, [light, dark]],
  ),
);

function shadesOf(name: string): Shades {
  const found = shades.get(name);
  if (!found) throw new Error(`tool.css has no --${name}`);
  return found;
}

const tool = Object.fromEntries(tokenNames.map((name) => [name, shadesOf(`tool-${name}`)])) as Tokens;
const states = [...shades.keys()].filter((name) => name.startsWith("state-") && !name.endsWith("-wash"));
const papers: readonly Token[] = ["paper", "paper-raised", "paper-sunken"];

type Pair = { text: string; ground: string; scheme: string; contrast: number };

/** @returns the pairs below `least`, in both schemes */
function tooPale(pairs: readonly (readonly [string, Shades, string, Shades])[], least: number): Pair[] {
  return pairs.flatMap(([text, one, ground, other]) =>
    schemes.flatMap((scheme, at) => {
      const contrast = contrastOf(one[at] as Hex, other[at] as Hex);
      return contrast < least ? [{ text, ground, scheme, contrast }] : [];
    }),
  );
}

test("the tool's texts, outlines and focus ring can be seen in both schemes", () => {
  expect(unreadable(tool)).toEqual([]);
});

test("a state can be read on each ground of the tool, and on the grounds of each palette", () => {
  const looks = [tool, ...palettes.map((name) => paletteTokens[name])];
  const pairs = states.flatMap((state) =>
    looks.flatMap((look) => papers.map((paper) => [state, shadesOf(state), paper, look[paper]] as const)),
  );
  expect(states).toEqual(expect.arrayContaining(["state-draft", "state-planned", "state-public", "state-changed"]));
  expect(tooPale(pairs, MIN_TEXT)).toEqual([]);
  expect(tooPale([["done", shadesOf("state-done"), "its wash", shadesOf("state-done-wash")]], MIN_TEXT)).toEqual([]);
});

test("draft, planned, public and changed have different colours", () => {
  const shown = ["draft", "planned", "public", "changed"].map((name) => shadesOf(`state-${name}`));
  for (const at of [0, 1]) expect(new Set(shown.map((one) => one[at])).size).toBe(4);
});

test("the bar and the notices can be read", () => {
  const on = (text: string, ground: string) => [text, shadesOf(text), ground, shadesOf(ground)] as const;
  const texts = [on("on-bar", "bar"), on("on-bar-soft", "bar"), on("on-bar", "notice"), on("on-bar", "notice-bad")];
  const parts = [on("on-bar-focus", "bar"), on("notice-done", "notice"), on("notice-warning", "notice-bad")];
  expect(tooPale(texts, MIN_TEXT)).toEqual([]);
  expect(tooPale(parts, MIN_PART)).toEqual([]);
});

test("a surface has each token of the tool, and a preview inside gets each token of the site back", () => {
  const names = [...siteCss.matchAll(/^ {2}--((?:font|shadow)-[\w-]+):/gmu)].map(([, name = ""]) => name);
  for (const name of [...tokenNames, ...names]) {
    expect(css).toContain(`--site-${name}: var(--${name});`);
    expect(css).toContain(`--${name}: var(--site-${name});`);
  }
  for (const name of tokenNames) expect(css).toContain(`--${name}: var(--tool-${name});`);
});

test("the tool is set in the font that every site has", () => {
  const [font = ""] = /--font-text:[^;]*;/u.exec(siteCss) ?? [];
  expect(css).toContain(font);
});
