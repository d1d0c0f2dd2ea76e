import { expect, it } from "vitest";
import { claimsIn } from "./environmental-claims.ts";

it.each([
  ["Unser Saft ist nachhaltig und umweltfreundlich.", [["general", "nachhaltig", "umweltfreundlich"]]],
  ["Wir pressen klimaneutral.", [["offset", "klimaneutral"]]],
  [
    "CO2-neutral verpackt, mit eigenem Umweltsiegel",
    [
      ["offset", "CO2-neutral"],
      ["seal", "Umweltsiegel"],
    ],
  ],
  ["Bis 2030 arbeiten wir ohne Emissionen.", [["future", "Bis 2030 arbeiten wir ohne Emission"]]],
  [
    "Eco-friendly and carbon neutral",
    [
      ["general", "Eco-friendly"],
      ["offset", "carbon neutral"],
    ],
  ],
  ["Äpfel aus ökologischem Landbau, Bio nach EU-Recht", []],
  ["Das Fest geht bis 2027 weiter. Das Klima im Verein ist gut.", []],
  ["Die Unnachhaltigkeit ist kein Wortanfang", []],
  ["Nachhaltige Freude", [["general", "Nachhaltige"]]],
])("%s", (text, expected) => {
  expect(claimsIn(text).map(({ kind, words }) => [kind, ...words])).toEqual(expected);
});

it.each(["klima ", "bis 2030 ", "ökologisch", "klima bis ", "nachhaltig"])(
  "a long text of %j without the end of a sentence is read in linear time",
  // A megabyte is the largest request. Quadratic time would be minutes.
  { timeout: 5_000 },
  (part) => {
    expect(claimsIn(part.repeat(1_000_000 / part.length)).length).toBeLessThan(4);
  },
);
