import { expect, test } from "vitest";
import { hasTag, rangeOf } from "./byte-range.ts";

test("a range has a first and a last byte, or a suffix length", () => {
  const cases: [string | undefined, ReturnType<typeof rangeOf>][] = [
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=50-1000", { start: 50, end: 99 }],
    ["Bytes=0-0", { start: 0, end: 0 }],
    ["bytes=100-", "unsatisfiable"],
    [`bytes=${"9".repeat(40)}-`, "unsatisfiable"],
    [`bytes=90-${"9".repeat(40)}`, { start: 90, end: 99 }],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-3", null],
    ["bytes=0-1,5-6", null],
    ["lines=0-1", null],
    ["bytes=-", null],
    ["bytes=a-b", null],
    [undefined, null],
  ];
  for (const [header, range] of cases) expect(rangeOf(header, 100), header).toEqual(range);
});

test("If-None-Match matches a strong tag, a weak tag, a list of tags and '*'", () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', "*"]) expect(hasTag(header, '"a"'), header).toBe(true);
  for (const header of ['"b"', "a", "", undefined]) expect(hasTag(header, '"a"'), header).toBe(false);
});
