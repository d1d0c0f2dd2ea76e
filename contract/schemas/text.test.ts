import { expect, test } from "vitest";
import { plainLine, requiredLongText } from "#contract/fields/long-text.ts";
import { line, requiredLine, tagPath } from "#contract/fields/text.ts";

test.each([
  "",
  " ",
  "\u200b",
  "\u2060\ufeff \u00ad",
  "\u2800",
  "\ufffc",
  "\u{1d159}",
  "\u0007",
  "\u3164",
  "\u2029\u00a0",
  "\u0301\u0308",
  "\ue000",
  "\u0378",
])("%j is empty for a reader", (text) => {
  for (const schema of [requiredLine(100), requiredLongText(100), plainLine(100, 1)])
    expect(schema.safeParse(text).success).toBe(false);
  expect(line(100).parse(text)).toBe("");
  expect(tagPath.safeParse(`Feste|${text}`).success).toBe(false);
});

test.each([
  ["Fest\u0007 am\u001b Hang", "Fest am Hang"],
  ["eins\tzwei\r\ndrei", "eins zwei drei"],
  ["👩‍🌾 lädt ein", "👩‍🌾 lädt ein"],
  ["\u200bFest", "\u200bFest"],
  ["Fest\u202e gpj\u2069", "Fest gpj"],
  [".", "."],
])("%j is stored as %j", (text, stored) => {
  expect(requiredLine(100).parse(text)).toBe(stored);
});

test("a text of several lines keeps its lines, and loses other control characters", () => {
  expect(requiredLongText(100).parse("eins\u0001\r\n\tzwei\u0085")).toBe("eins\n\tzwei");
});

test("U+0000 is refused, not removed", () => {
  expect(requiredLine(100).safeParse("Fest\u0000").success).toBe(false);
});
