import { expect, test } from "vitest";
import { hasWords } from "./words.ts";

test.each(["a", "<p>a</p>", "&amp;", "<p>&lt;</p>", "1", "–", "🍎", "<h2>\u200bÄ</h2>"])("%j has words", (text) => {
  expect(hasWords(text)).toBe(true);
});

test.each([
  "",
  " \n",
  "<p></p>",
  "<p>&nbsp;</p>",
  "<p>\u200b</p>",
  "<p>\u2060\u00ad</p>",
  "<ul><li><br></li></ul>",
  "\u202e",
])("%j has none", (text) => {
  expect(hasWords(text)).toBe(false);
});
