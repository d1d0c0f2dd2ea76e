// Shows how much of a sum has been raised. The sums are in cents.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

type Sums = { reachedCents: number | null; goalCents: number | null };

const hasSums = ({ reachedCents, goalCents }: Sums): boolean => reachedCents !== null && goalCents !== null;

export const progressBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "title", kind: "line", max: limits.textLength, part: "heading" },
    { path: "text", kind: "lines", max: limits.quoteLength, part: "remark" },
  ],
  numbers: ["reachedCents", "goalCents"],
  isBlank: ({ title, text, reachedCents, goalCents }: Sums & { title: string; text: string }) =>
    reachedCents === null && goalCents === null && title.trim() === "" && text.trim() === "",
  isStorable: hasSums,
} as const satisfies BlockDefinition;
