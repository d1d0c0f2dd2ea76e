import { expect, test } from "vitest";
import { takenBack } from "./taken-back.ts";

const END = "2099-01-01T10:00:00.000Z";
const PAST = "2020-01-01T10:00:00.000Z";

test("the end that was set with the publication is kept", () => {
  const now = { publishDate: PAST, publicUntil: END };
  expect(takenBack(now, { publishDate: null, publicUntil: null })).toEqual({ publishDate: null, publicUntil: END });
  expect(takenBack(now, { publishDate: null, publicUntil: END })).toEqual({ publishDate: null, publicUntil: END });
});

test("what had ended is hidden again, though its end is another one now", () => {
  const now = { publishDate: PAST, publicUntil: END };
  expect(takenBack(now, { publishDate: PAST, publicUntil: PAST })).toEqual({ publishDate: null, publicUntil: END });
});

test("what was withdrawn is public again, for no longer than it was to be", () => {
  const shown = { publishDate: PAST, publicUntil: END };
  expect(takenBack({ publishDate: null, publicUntil: END }, shown)).toEqual(shown);
});
