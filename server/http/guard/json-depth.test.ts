import { expect, it } from "vitest";
import { isNestedTooDeeply, MOST_LEVELS } from "./json-depth.ts";

const nested = (levels: number, inner = "1") => "[".repeat(levels) + inner + "]".repeat(levels);

it.each([
  ["nothing", "", false],
  ["as deep as it may be", nested(MOST_LEVELS), false],
  ["a level deeper", nested(MOST_LEVELS + 1), true],
  ["objects as well as lists", '{"a":'.repeat(MOST_LEVELS + 1), true],
  ["one after the other", `[${Array.from({ length: 500 }, () => nested(MOST_LEVELS - 1)).join()}]`, false],
  ["brackets in a text", JSON.stringify(["[".repeat(1000), '\\"[[[', "\\"]), false],
  ["brackets behind a text that ends with a backslash", `["\\\\",${nested(MOST_LEVELS)}]`, true],
  ["brackets behind a quotation mark in a text", `["\\"",${nested(MOST_LEVELS)}]`, true],
  ["a text without an end", `["${"[".repeat(1000)}`, false],
])("%s", (_, json, expected) => expect(isNestedTooDeeply(json)).toBe(expected));
