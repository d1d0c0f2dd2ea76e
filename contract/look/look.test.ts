import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palettes, fontPairs } from "#contract/values/looks.ts";
import { contrastOf, hexOf, oklchOf } from "./colors.ts";
import { fontFaces, type FontFiles, fontFamilies, pairOf } from "./fonts.ts";
import { textPairs, unreadable } from "./pairs.ts";
import { paletteTokens, tokenNames } from "./palettes.ts";
import { lookStyle, themeColors } from "./style.ts";
import { mendedAccent, tokensOf } from "./tokens.ts";

function randomColors(count: number): string[] {
  let state = 0x2f6e2b1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  });
}

const extremes = ["#000000", "#ffffff", "#ffff00", "#00ff00", "#ff0000", "#0000ff", "#808080", "#00ffff", "#ff00ff"];

test("every palette can be read in both schemes", () => {
  expect(palettes.flatMap((name) => unreadable(paletteTokens[name]))).toEqual([]);
});

test.each(palettes)("200 random accents: every text pair at least 4.5:1 in both schemes (%s)", (palette) => {
  const accents = [...randomColors(200), ...extremes];
  const bad = accents.flatMap((accent) =>
    unreadable(tokensOf({ palette, accent })).map((pair) => ({ accent, ...pair })),
  );
  expect(bad).toEqual([]);
});

test("a pair that cannot be read is found", () => {
  const pale = { ...paletteTokens.garden, leaf: ["#9fd08a", "#a5cf86"] as const };
  expect(unreadable(pale)).toContainEqual(expect.objectContaining({ text: "leaf", ground: "paper", scheme: "light" }));
});

test("a rule of a style sheet that sets text and ground sets a pair that is checked", () => {
  const known = new Set(textPairs.map(([text, ground]) => `${text} on ${typeof ground === "string" ? ground : "mix"}`));
  const isToken = (name: string): boolean => (tokenNames as readonly string[]).includes(name);
  const found = globSync("client/**/*.css").flatMap((file) => {
    const rules = [...readFileSync(file, "utf8").matchAll(/\{([^{}]*)\}/gu)].map(([, body = ""]) => body);
    return rules.flatMap((body) => {
      const [, text = ""] = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/u.exec(body) ?? [];
      const [, ground = ""] = /(?:^|[;\s])background(?:-color)?:\s*var\(--([\w-]+)\);/u.exec(body) ?? [];
      return isToken(text) && isToken(ground) ? [`${text} on ${ground}`] : [];
    });
  });
  expect(found.length).toBeGreaterThan(50);
  expect([...new Set(found)].filter((pair) => !known.has(pair))).toEqual([]);
});

test("no text is paler than its colour, unless it is switched off, on its way, or no text", () => {
  const allowed = [
    /disabled/u,
    // Elements may be paler during a drag or a reload.
    /\[data-(?:dragging|stale)\]|^\.dragged$|^\.old$|^to$/u,
    // Disabled arrows, and symbols beside words, may be paler.
    /^\.(?:noStep|leaf > span|faint|plus|close)$/u,
  ];
  const found = globSync("client/**/*.css").flatMap((file) => {
    const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gsu, "");
    return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/gu)].flatMap(([, selector = "", body = ""]) => {
      const isPale = /(?:^|[;\s])opacity:\s*0?\.\d/u.test(body);
      const name = selector.trim().replace(/\s+/gu, " ");
      return isPale && !allowed.some((pattern) => pattern.test(name)) ? [`${file} ${name}`] : [];
    });
  });
  expect(found).toEqual([]);
});

test("the first palette is what the style sheet says", () => {
  const css = readFileSync("client/ui/tokens.css", "utf8");
  for (const name of tokenNames) {
    const [light, dark] = paletteTokens.garden[name];
    expect(css).toContain(`  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};\n`);
  }
});

test("an accent that can be read is shown as it is, another one in its own hue", () => {
  expect(mendedAccent({ palette: "garden", accent: "#1c4d8c" })).toEqual({ dark: expect.stringMatching(/^#/u) });
  const mended = mendedAccent({ palette: "slate", accent: "#ffd400" });
  expect(mended.dark).toBeUndefined();
  expect(contrastOf(mended.light ?? "", paletteTokens.slate.paper[0])).toBeGreaterThan(4.5);
  expect(Math.abs(oklchOf(mended.light ?? "").h - oklchOf("#ffd400").h)).toBeLessThan(6);
});

test("colours come back from OKLCH as they were", () => {
  for (const color of randomColors(100)) expect(hexOf(oklchOf(color))).toBe(color);
});

test("the look of a new site writes nothing", () => {
  expect(lookStyle({ palette: "garden", accent: null, fonts: "print" })).toBe("");
  expect(themeColors({ palette: "garden", accent: null })).toBeNull();
});

test("another look writes both schemes at once, in quotes that an attribute may hold", () => {
  const style = lookStyle({ palette: "slate", accent: null, fonts: "poster" });
  expect(style).toMatch(/--paper:light-dark\(#[\da-f]{6},#[\da-f]{6}\);/u);
  expect(style).toContain("--font-heading:'Oswald Variable','Oswald Variable in Arial'");
  expect(style).not.toContain('"');
});

test("each pair but the first has its faces, with local fonts of the same width", () => {
  const files = Object.fromEntries(
    Object.keys(fontFamilies).map((name) => [name, { normal: `/${name}.woff2`, italic: null }]),
  ) as unknown as FontFiles;
  expect(pairOf(fontPairs[0])).toBeNull();
  for (const name of fontPairs.filter((pair) => pair !== "print")) {
    const css = fontFaces(name, files);
    expect(css.match(/format\("woff2"\)/gu)).toHaveLength(2);
    expect(css).toMatch(/size-adjust:\d{2,3}(?:\.\d)?%/u);
    expect(css).not.toContain("<");
  }
});
