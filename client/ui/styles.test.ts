import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const client = fileURLToPath(new URL("..", import.meta.url));

function camelCase(name: string): string {
  return name.replace(/-+(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

export function classesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/gu, "");
  const selectors = [...plain.matchAll(/([^{};]*)\{/gu)].map(([, before = ""]) => before);
  const names = selectors
    .filter((selector) => !selector.trim().startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([_a-z][\w-]*)/giu)].map(([, name = ""]) => camelCase(name)));
  return new Set(names);
}

export function composedIn(css: string): { name: string; from: string | null }[] {
  return [...css.matchAll(/composes:\s*([\w -]+?)(?:\s+from\s+"([^"]+)")?;/gu)].flatMap(([, names = "", from = null]) =>
    names.split(/\s+/u).map((name) => ({ name: camelCase(name), from })),
  );
}

export function usesIn(script: string, imported: string): Set<string> {
  const named = [...script.matchAll(new RegExp(`(?<!["\\w.])${imported}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "gu"))];
  const names = named.map(([, dotted, quoted]) => dotted ?? quoted ?? "");
  // If a class name is computed, the script must contain its possible values in quotes or as keys.
  const isDynamic = new RegExp(`\\b${imported}\\[[^"]`, "u").test(script);
  return new Set(
    isDynamic ? [...names, ...[...script.matchAll(/"(\w+)"/gu)].map(([, word = ""]) => `?${word}`)] : names,
  );
}

const texts = globSync("**/*.module.css", { cwd: client }).map(
  (file) => [file, readFileSync(join(client, file), "utf8")] as const,
);
const sheets = new Map(texts.map(([file, css]) => [file, { defined: classesIn(css), used: new Set<string>() }]));
const composed = texts.flatMap(([file, css]) =>
  composedIn(css).map(({ name, from }) => ({ name, sheet: from === null ? file : join(dirname(file), from) })),
);
for (const { name, sheet } of composed) sheets.get(sheet)?.used.add(name);

const uses = globSync("**/*.{ts,tsx}", { cwd: client, exclude: (name) => name.endsWith(".test.ts") }).flatMap(
  (file) => {
    const script = readFileSync(join(client, file), "utf8");
    const imports = [...script.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gmu)];
    return imports.map(([, imported = "", path = ""]) => ({
      file,
      sheet: relative(client, join(client, dirname(file), path)),
      names: usesIn(script, imported),
    }));
  },
);
for (const { sheet, names } of uses) for (const name of names) sheets.get(sheet)?.used.add(name.replace("?", ""));

it("reads all style sheets, each of them imported", () => {
  expect(sheets.size).toBeGreaterThan(50);
  expect(new Set(uses.map(({ sheet }) => sheet))).toEqual(new Set(sheets.keys()));
});

describe.each(uses.map((use) => [`${use.file} of ${use.sheet}`, use] as const))("%s", (_, { sheet, names }) => {
  it("names classes that are there", () => {
    const { defined } = sheets.get(sheet) ?? {};
    const missing = [...names].filter((name) => !name.startsWith("?") && !defined?.has(name));
    expect(names.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});

describe.each([...sheets])("%s", (_, { defined, used }) => {
  it("has no class that nobody names", () => {
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });
});

it("what a class is composed of is there", () => {
  expect(composed.length).toBeGreaterThan(0);
  expect(composed.filter(({ name, sheet }) => !sheets.get(sheet)?.defined.has(name))).toEqual([]);
});

describe("the reading", () => {
  it("finds classes in selectors alone, by the names that scripts know", () => {
    const css =
      '/* .no { */ .a-b:hover > .c::after, .d { margin: .5rem; content: ".e {" } @media (width > 1.5em) { .f {} }';
    expect([...classesIn(css)]).toEqual(["aB", "c", "d", "f"]);
  });

  it("finds what a class is composed of", () => {
    expect(composedIn('.a { composes: b c-d from "./x.module.css"; composes: e; }')).toEqual([
      { name: "b", from: "./x.module.css" },
      { name: "cD", from: "./x.module.css" },
      { name: "e", from: null },
    ]);
  });

  it("finds uses by name, in brackets, and by value", () => {
    expect([...usesIn('styles.one styles["two"] other.three t("styles.four")', "styles")]).toEqual(["one", "two"]);
    expect([...usesIn('const side = "left"; styles[side]', "styles")]).toEqual(["?left"]);
  });
});
