import { expect, it } from "vitest";
import type { Block } from "#contract/blocks/schema.ts";
import type { ArticleData } from "./article-data.ts";
import { pairsOf } from "./pairs.ts";

const files = {
  tall: { width: 800, height: 1000 },
  high: { width: 600, height: 900 },
  wide: { width: 1500, height: 1000 },
  flat: { width: 1600, height: 900 },
} as unknown as ArticleData["files"];

const text = (id: string, media: string[], html = "<p>Kurz.</p>"): Block => ({ id, type: "text", html, media });
const quote: Block = { id: "q", type: "quote", text: "Most", source: "" };
const placesOf = (...blocks: Block[]) => Object.fromEntries(pairsOf(blocks, files));

it.each<[string, Block[], Record<string, string>]>([
  ["two upright pictures", [text("a", ["tall"]), text("b", ["high"])], { a: "first", b: "second" }],
  ["two wide pictures", [text("a", ["wide"]), text("b", ["flat"])], { a: "first", b: "second" }],
  ["an upright and a wide picture", [text("a", ["tall"]), text("b", ["wide"])], {}],
  [
    "three pictures: the third stands alone",
    [text("a", ["tall"]), text("b", ["tall"]), text("c", ["tall"])],
    { a: "first", b: "second" },
  ],
  ["a block between them", [text("a", ["tall"]), quote, text("b", ["tall"])], {}],
  [
    "a long text",
    [text("a", ["tall"], "x".repeat(901)), text("b", ["tall"]), text("c", ["tall"])],
    { b: "first", c: "second" },
  ],
  ["several pictures of one text", [text("a", ["tall", "high"]), text("b", ["tall"])], {}],
  ["a picture that is missing", [text("a", ["gone"]), text("b", ["tall"])], {}],
])("%s", (_what, blocks, places) => {
  expect(placesOf(...blocks)).toEqual(places);
});
