import { describe, expect, it, test } from "vitest";
import { searchedText } from "#contract/values/searched-text.ts";
import { limits } from "#contract/values/limits.ts";
import { openGate } from "../../kernel/gate.ts";
import { excerptOf, marked } from "./marks.ts";
import { anyTerm, containingOf, everyTerm, nearestOf, termsOf, typosBetween, withoutAlternatives } from "./terms.ts";

describe("the text of a search", () => {
  it.each([
    ["with line breaks", "  Apfel \n\t Fest ", "Apfel Fest"],
    ["with unreadable characters", "a\u0000b\u202Ec\uD800d", "a b c d"],
    ["of 5,000 letters", "x".repeat(5_000), "x".repeat(limits.searchLength)],
    ["of 5,000 emoji", "🍎".repeat(5_000), "🍎".repeat(limits.searchLength)],
    ["of invisible characters", "\u200b\u00ad", ""],
  ])("%s is read as one bounded line", (_name, given, read) => {
    expect(searchedText(given)).toBe(read);
  });
});

describe("the words of a search", () => {
  it.each([
    ["Zaunkönig", ["zaunkonig"]],
    ["STRASSE Straße", ["strasse"]],
    ["Äpfel & Birnen | !Quitten:* ''); drop table", ["apfel", "birnen", "quitten", "drop", "table"]],
    ["und/oder info@example.org -5", ["und", "oder", "info", "example", "org", "5"]],
    ["<mark>x</mark> % _ \\", ["mark", "x"]],
    ["Café Zaun\u00adkönig", ["cafe", "zaunkonig"]],
    ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
    ["?!…", []],
  ])("of %j", (q, terms) => {
    expect(termsOf(q)).toEqual(terms);
  });

  test("all are needed, the longer ones as beginnings", () => {
    expect(everyTerm(withoutAlternatives(["apfel", "hof"]))).toBe("(apfel:*) & (hof)");
    expect(anyTerm([{ term: "zaunkoenig", near: ["zaunkonig"], containing: [] }])).toBe("zaunkoenig:* | zaunkonig");
  });
});

describe("typos", () => {
  it.each([
    ["zaunkoenig", "zaunkonig", 1],
    ["apfle", "apfel", 1],
    ["", "abc", 3],
    ["kelter", "kelter", 0],
    ["fest", "gast", 2],
  ])("between %s and %s are %i", (one, other, count) => {
    expect(typosBetween(one, other)).toBe(count);
    expect(typosBetween(other, one)).toBe(count);
  });

  test("short words forgive one, longer ones two, the nearest first", () => {
    expect(nearestOf("fest", ["gast", "feste", "rest", "fest"])).toEqual(["feste", "rest"]);
    expect(nearestOf("streuobst", ["streuost", "streubst", "streuobste", "traube"])).toHaveLength(3);
  });

  test("a word is found at the end of another", () => {
    expect(containingOf("fest", ["erntedankfest", "apfelfest", "feste"])).toEqual(["apfelfest", "erntedankfest"]);
  });
});

const plain = (parts: { text: string }[]): string => parts.map(({ text }) => text).join("");
const hitsOf = (parts: { text: string; isHit: boolean }[]): string[] =>
  parts.filter(({ isHit }) => isHit).map(({ text }) => text);

describe("marks", () => {
  test("are around whole words, however they are written, and never change the text", () => {
    const text = "Der <b>ZAUNKÖNIG</b> & das Zaun\u00adkönig-Nest, a\u0308pfel";
    const parts = marked(text, new Set(["zaunkonig", "apfel"]));
    expect(hitsOf(parts)).toEqual(["ZAUNKÖNIG", "Zaun\u00adkönig", "a\u0308pfel"]);
    expect(plain(parts)).toBe(text);
  });

  test("an excerpt shows where most of the words are, cut between words", () => {
    const far = "viele Worte ohne Belang ".repeat(60);
    const parts = excerptOf(`Apfel ${far}der Apfel fällt neben die Kelter ${far}`, new Set(["apfel", "kelter"]));
    expect(hitsOf(parts)).toEqual(["Apfel", "Kelter"]);
    expect(plain(parts)).toMatch(/^… \p{L}.*\p{L} …$/su);
    expect(plain(parts).length).toBeLessThan(240);
  });

  test("a text without hits begins at its beginning", () => {
    expect(excerptOf("Kurz.", new Set())).toEqual([{ text: "Kurz.", isHit: false }]);
    expect(excerptOf("", new Set(["x"]))).toEqual([]);
    expect(plain(excerptOf("Wort".repeat(200), new Set())).length).toBeLessThan(240);
  });
});

describe("the gate", () => {
  const bounds = { atOnce: 1, inAll: 3, fromOneAddress: 2 };

  test("lets one in after the other, and refuses who comes too often, or too late", async () => {
    const gate = openGate(bounds);
    const doors: (() => void)[] = [];
    const enter = (address: string) =>
      gate(address, () => new Promise<string>((open) => doors.push(() => open(address))));
    const [first, second] = [enter("a"), enter("a")];
    await expect(enter("a")).rejects.toMatchObject({ kind: "unavailable" });
    const third = enter("b");
    await expect(enter("c")).rejects.toMatchObject({ kind: "unavailable" });
    for (const [waits, address] of [
      [first, "a"],
      [second, "a"],
      [third, "b"],
    ] as const) {
      await expect.poll(() => doors).toHaveLength(1);
      doors.pop()?.();
      expect(await waits).toBe(address);
    }
    const again = enter("a");
    await expect.poll(() => doors).toHaveLength(1);
    doors.pop()?.();
    expect(await again).toBe("a");
  });

  test("a search that fails gives its place back", async () => {
    const gate = openGate(bounds);
    for (let round = 0; round < 5; round += 1)
      await expect(gate("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await gate("a", async () => "fine")).toBe("fine");
  });
});
