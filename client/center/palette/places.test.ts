// Whatever the search of the admin center names has its words in both languages, and a screen behind it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { centerScreens } from "../screens.tsx";
import { hiddenScreens, otherWords, settingsPlaces } from "./places.ts";

const keys = [
  ...hiddenScreens.flatMap(({ text, within }) => [text, within]),
  ...settingsPlaces.flatMap(({ texts, within }) => [...texts, within]),
  ...Object.entries(otherWords).flat(),
];

it.each(["de", "en"])("the words of %s", (language) => {
  const missing = keys.filter((key) => {
    const [namespace, path = ""] = key.split(":");
    const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"));
    const found = path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);
    return typeof found !== "string";
  });
  expect(missing).toEqual([]);
});

it("the screens", () => {
  const paths = new Set(centerScreens.map(({ path }) => path));
  const named = [...hiddenScreens, ...settingsPlaces].map(({ path }) => path);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
