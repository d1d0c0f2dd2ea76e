import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

type Fact = { number: number | null; unit: string; text: string; source: string; url: string };

export const factBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "unit", kind: "line", max: limits.unitLength, part: "unit" },
    { path: "text", kind: "lines", max: limits.quoteLength, part: "meaning" },
    { path: "source", kind: "line", max: limits.textLength, part: "evidence" },
  ],
  links: ["url"],
  numbers: ["number"],
  isBlank: ({ number, ...texts }: Fact) =>
    number === null && [texts.unit, texts.text, texts.source, texts.url].every((text) => text.trim() === ""),
  isStorable: ({ number }: Fact) => number !== null,
} as const satisfies BlockDefinition;
