// The way to a place: stops in their order, and how people get to each of them.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";
import { means } from "./means.ts";

type Stop = { name: string; text: string; minutes: number | null };

const isMinutes = (value: unknown): boolean => value === null || typeof value === "number";
const isStop = (stop: unknown): boolean =>
  isObject(stop) && means.some((one) => one === stop["by"]) && isMinutes(stop["minutes"]);

export const wayBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "title", kind: "line", max: limits.textLength, part: "heading" },
    { path: "stops.*.name", kind: "line", max: limits.textLength, part: "stop", isRequired: true },
    { path: "stops.*.text", kind: "lines", max: limits.stopTextLength, part: "stopText" },
  ],
  isBlank: ({ title, stops }: { title: string; stops: readonly Stop[] }) => title.trim() === "" && stops.length === 0,
  isSound: ({ stops }) => Array.isArray(stops) && stops.every(isStop),
} as const satisfies BlockDefinition;
