// Tests that both languages have the same keys and placeholders, and no text that the code never shows.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allTexts } from "#testing/texts.ts";
import { errorCatalogue } from "#contract/schemas/errors.ts";

const languages = { de: allTexts("de"), en: allTexts("en") };
const names = [...languages.de.keys()];

function flat(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    flat(part, path === "" ? key : `${path}.${key}`),
  );
}

const texts = (language: keyof typeof languages, name: string) => flat(languages[language].get(name) ?? {});

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync("{client,contract,server}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => name.endsWith(".test.ts"),
});
const code = sources.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
const words = new Set(code.match(/[\w-]+/gu));
const literals = new Set([...code.matchAll(/"([\w.:-]+)"/gu)].map(([, text = ""]) => text.replace(/^\w+:/u, "")));
/** Patterns of keys that the code composes (`nav.${list}`). Any word of the code may fill a gap. */
const templates = [...code.matchAll(/`((?:[\w.:-]|\$\{[^`{}]*\})+)`/gu)]
  .map(([, text = ""]) => text.replace(/^\w+:/u, "").split(/\$\{[^{}]*\}/u))
  .filter((parts) => parts.length > 1 && /[a-z]\.|\.[a-z]/iu.test(parts.join("")))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("([\\w-]+)")}$`, "u"));

function isShown(key: string): boolean {
  const plain = key.replace(/_(?:one|other)$/u, "");
  if (literals.has(plain)) return true;
  return templates.some(
    (template) =>
      template
        .exec(plain)
        ?.slice(1)
        .every((part) => words.has(part)) ?? false,
  );
}

const blanks = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each(names)("%s", (name) => {
  const german = texts("de", name);
  const english = new Map(texts("en", name));

  it("has the same keys in both languages", () => {
    expect([...english.keys()].sort()).toEqual(german.map(([key]) => key).sort());
  });

  it("has no text that nobody shows", () => {
    // The offline page reads its texts as properties. Every error of the catalogue can be shown.
    const isNamed = (key: string) =>
      name === "offline" ? words.has(key) : isShown(key) || (name === "errors" && key in errorCatalogue);
    expect(german.map(([key]) => key).filter((key) => !isNamed(key))).toEqual([]);
  });

  it("has no empty text, and the same blanks in both languages", () => {
    for (const [key, text] of german) {
      expect(text.trim(), key).not.toBe("");
      expect(blanks(english.get(key) ?? ""), key).toEqual(blanks(text));
    }
  });
});

it("the compiler knows every file, and both languages have the same files in the same folders", () => {
  const filesIn = (language: string): string[] =>
    globSync("**/*.json", { cwd: `${root}/locales/${language}` }).toSorted();
  expect(filesIn("en")).toEqual(filesIn("de"));
  const known = [...readFileSync(`${root}/locales/keys.ts`, "utf8").matchAll(/"\.\/de\/(.+\.json)"/gu)];
  const late = ["offline.json"];
  expect([...known.map(([, path]) => path), ...late].toSorted()).toEqual(filesIn("de"));
});

it("all mails greet in the same words", () => {
  const greetings = (language: keyof typeof languages): string[] =>
    names
      .flatMap((name) => texts(language, name))
      .filter(([key]) => /(?:^|\.)body$/u.test(key))
      .flatMap(([, text]) => /^(?!\{)[^\n]*,(?=\n\n)/u.exec(text) ?? [])
      .map((line) => line.replace(/ \{\{name\}\},$/u, ","));
  expect(new Set(greetings("de"))).toEqual(new Set(["Guten Tag,"]));
  expect(new Set(greetings("en"))).toEqual(new Set(["Hello,"]));
});
