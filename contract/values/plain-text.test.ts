import { describe, expect, it } from "vitest";
import { plainText, runningText, shortened } from "./plain-text.ts";
import { truncate } from "./truncate.ts";

describe("plain text", () => {
  it.each([
    ["<p>Most &amp; mehr</p><p>ab <strong>Freitag</strong></p>", "Most & mehr ab Freitag"],
    ["<ul><li>Eins</li><li>Zwei<br />Drei</li></ul>", "Eins Zwei Drei"],
    ["<p>&amp;lt;b&amp;gt;</p>", "&lt;b&gt;"],
  ])("of %s is %s", (html, text) => expect(plainText(html)).toBe(text));

  it("of an entry leaves its headings out", () => {
    expect(runningText(["<h2>Ernte</h2><p>Viel.</p>", "<h3>Wann</h3><p>Bald.</p>"])).toBe("Viel. Bald.");
  });
});

describe("a text that is too long", () => {
  it.each([
    ["Kurz genug.", 50, "Kurz genug."],
    [
      "Sonst lassen wir ihm Zeit bis zum Frühjahr. Dieses Jahr nicht.",
      50,
      "Sonst lassen wir ihm Zeit bis zum Frühjahr. Dieses …",
    ],
    ["Wir kommen, dann gehen wir.", 12, "Wir kommen …"],
    ["Donaudampfschifffahrtsgesellschaft", 10, "Donaudampf …"],
  ])("%s is cut where a word ends", (text, length, expected) => expect(shortened(text, length)).toBe(expected));
});

describe("a text cut at a number of UTF-16 units", () => {
  const family = "👩🏽‍👩🏽‍👧🏽‍👦🏽";
  it.each([
    ["a short text", "Most", 4, "Most"],
    ["an emoji", "Apfel🍏baum", 6, "Apfel"],
    ["an emoji at the end", "Apfel🍏", 6, "Apfel"],
    ["a family of emoji", `Wir ${family}!`, 4 + family.length - 1, "Wir "],
    ["a whole family", `Wir ${family}!`, 4 + family.length, `Wir ${family}`],
    ["a flag after flags", "🇩🇪🇦🇹🇨🇭", 10, "🇩🇪🇦🇹"],
    ["a letter with its accent", "Cafe\u0301s", 4, "Caf"],
    ["more accents than a character has", `a${"\u0301".repeat(500)}`, 300, `a${"\u0301".repeat(299)}`],
  ])("%s is never cut within a character", (_, text, length, expected) =>
    expect(truncate(text, length)).toBe(expected),
  );

  it("is well formed wherever it is cut", () => {
    const text = `${"x".repeat(290)}${"😀".repeat(20)}`;
    for (let length = 0; length < text.length; length++) {
      expect(truncate(text, length).isWellFormed()).toBe(true);
      expect(shortened(text, length).isWellFormed()).toBe(true);
    }
  });
});
