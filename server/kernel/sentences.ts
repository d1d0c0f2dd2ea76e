import { readdirSync, readFileSync } from "node:fs";
import i18next, { type CustomTypeOptions, type ParseKeys, type ResourceLanguage } from "i18next";
import type { Say } from "#contract/values/hours-words.ts";
import type { Language } from "./context.ts";

const folder = new URL("../../locales/", import.meta.url);

const files = new Map(
  readdirSync(new URL("de/", folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), path]),
);

const catalogue = i18next.createInstance();
void catalogue.init({ fallbackLng: false, initAsync: false, interpolation: { escapeValue: false } });

function read(language: Language, namespace: string): void {
  const file = files.get(namespace);
  if (file === undefined || catalogue.hasResourceBundle(language, namespace)) return;
  const text = readFileSync(new URL(`${language}/${file}`, folder), "utf8");
  catalogue.addResourceBundle(language, namespace, JSON.parse(text) as ResourceLanguage);
}

type Texts = CustomTypeOptions["resources"];

/** Namespace and key, such as 'errors:notFound'. */
export type SentenceKey = { [Name in keyof Texts]: `${Name}:${ParseKeys<Name>}` }[keyof Texts];

export function sentence(language: Language, key: SentenceKey, values: Record<string, string | number> = {}): string {
  read(language, key.slice(0, key.indexOf(":")));
  // The cast is needed, because i18next's types accept only keys of a single namespace.
  const translate = catalogue.getFixedT(language) as unknown as (key: string, values: object) => string;
  return translate(key, values);
}

export function siteTexts(language: Language): Say {
  read(language, "site");
  // The cast is needed, because i18next's type requires the interpolation values of each key.
  return catalogue.getFixedT(language, "site") as unknown as Say;
}
