// Both languages say the same things, and use the same blanks to fill in.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const directory = fileURLToPath(new URL(".", import.meta.url));
const names = readdirSync(`${directory}/de`);

function flat(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    flat(part, path === "" ? key : `${path}.${key}`),
  );
}

const texts = (language: string, name: string) =>
  flat(JSON.parse(readFileSync(`${directory}/${language}/${name}`, "utf8")));
const blanks = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each(names)("%s", (name) => {
  const german = texts("de", name);
  const english = new Map(texts("en", name));

  it("has the same keys in both languages", () => {
    expect([...english.keys()].sort()).toEqual(german.map(([key]) => key).sort());
  });

  it("has no empty text, and the same blanks in both languages", () => {
    for (const [key, text] of german) {
      expect(text.trim(), key).not.toBe("");
      expect(blanks(english.get(key) ?? ""), key).toEqual(blanks(text));
    }
  });
});
