// Plain text of HTML, and how it is shortened.
import { describe, expect, it } from "vitest";
import { plainText, runningText, shortened } from "./plain-text.ts";

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
