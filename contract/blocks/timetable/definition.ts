// The times at which groups meet, such as the training of a club.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";
import { weekdays } from "#contract/values/weekdays.ts";

const isRow = (row: unknown): boolean =>
  isObject(row) &&
  weekdays.some((day) => day === row["day"]) &&
  typeof row["from"] === "string" &&
  typeof row["to"] === "string";

type Row = { from: string; to: string; group: string; note: string };

export const timetableBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "title", kind: "line", max: limits.textLength, part: "heading" },
    { path: "rows.*.group", kind: "line", max: limits.textLength, part: "group", isRequired: true },
    { path: "rows.*.place", kind: "line", max: limits.textLength, part: "place" },
    { path: "rows.*.note", kind: "line", max: limits.textLength, part: "rowNote" },
  ],
  // A new row has a weekday and perhaps a place, so these do not count.
  isBlank: ({ title, rows }: { title: string; rows: readonly Row[] }) =>
    title.trim() === "" && rows.every(({ from, to, group, note }) => `${from}${to}${group}${note}`.trim() === ""),
  isSound: ({ rows }) => Array.isArray(rows) && rows.every(isRow),
} as const satisfies BlockDefinition;
