import { readdirSync, readFileSync } from "node:fs";

type Texts = Record<string, unknown>;

const folder = new URL("../locales/", import.meta.url);

export function allTexts(language: "de" | "en"): Map<string, Texts> {
  const files = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((path) => path.endsWith(".json"))
      .map((path) => [
        path.slice(path.lastIndexOf("/") + 1, -".json".length),
        JSON.parse(readFileSync(new URL(`${language}/${path}`, folder), "utf8")) as Texts,
      ]),
  );
}

export function textAt(texts: ReadonlyMap<string, Texts>, name: string): string | undefined {
  const [namespace = "", key = ""] = name.split(":");
  const found = key
    .split(".")
    .reduce<unknown>((part, next) => (part as Texts | undefined)?.[next], texts.get(namespace));
  return typeof found === "string" ? found : undefined;
}
