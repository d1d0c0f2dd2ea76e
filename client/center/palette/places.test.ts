import { allTexts, textAt } from "#testing/texts.ts";
import { expect, it } from "vitest";
import { centerScreens } from "../screens.tsx";
import { hiddenScreens, otherWords, settingsPlaces } from "./places.ts";

const keys = [
  ...hiddenScreens.flatMap(({ text, within }) => [text, within]),
  ...settingsPlaces.flatMap(({ texts, within }) => [...texts, within]),
  ...Object.entries(otherWords).flat(),
];

it.each(["de", "en"] as const)("the words of %s", (language) => {
  const texts = allTexts(language);
  expect(keys.filter((key) => textAt(texts, key) === undefined)).toEqual([]);
});

it("the screens", () => {
  const paths = new Set(centerScreens.map(({ path }) => path));
  const named = [...hiddenScreens, ...settingsPlaces].map(({ path }) => path);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
