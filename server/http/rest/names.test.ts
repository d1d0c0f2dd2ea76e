import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { fromRest, type RestNoun, restSortKey, sortedByOwnName, toRest, underRestNames } from "./names.ts";

const line = z.object({ packOfSix: z.number() });
const answer = z.object({ id: z.string(), lines: z.array(line), prices: line.nullable(), publishDate: z.string() });
const noun: RestNoun = {
  name: "Example",
  answer,
  names: { id: "_id", "lines.*.packOfSix": "sechs", "prices.packOfSix": "sechs", publishDate: "publish_date" },
};
const own = { id: "a", lines: [{ packOfSix: 1 }, { packOfSix: 2 }], prices: { packOfSix: 3 }, publishDate: "" };
const outside = { _id: "a", lines: [{ sechs: 1 }, { sechs: 2 }], prices: { sechs: 3 }, publish_date: "" };

test("an answer has the contract's names at every depth, and only the noun's fields", () => {
  expect(toRest(noun, { ...own, internal: 1 })).toEqual(outside);
  expect(toRest(noun, { ...own, prices: null })).toEqual({ ...outside, prices: null });
});

test("a body is read under the contract's names; our own names are unknown keys", () => {
  expect(fromRest(noun, answer, outside)).toEqual(own);
  expect(fromRest(noun, answer, { id: "b", lines: [{ packOfSix: 9 }, 7, null], prices: [] })).toEqual({
    lines: [{}, 7, null],
    prices: [],
  });
});

test("refused fields and stored objects of an error have the contract's names", () => {
  const problem = { key: "required" } as const;
  const fields = { "lines.1.packOfSix": problem, "prices.packOfSix": problem, other: problem };
  const named = underRestNames(noun, new AppError("invalid", { fields, current: own })) as AppError;
  expect(Object.keys(named.details.fields ?? {})).toEqual(["lines.1.sechs", "prices.sechs", "other"]);
  expect(named.details.current).toEqual(outside);
});

test("lists are sorted by the contract's names", () => {
  expect(sortedByOwnName(noun, { sort: "-publish_date", limit: 2 })).toEqual({ sort: "-publishDate", limit: 2 });
  expect(sortedByOwnName(noun, { sort: "title" })).toEqual({ sort: "title" });
  expect(sortedByOwnName(noun, {})).toEqual({});
  expect(() => sortedByOwnName(noun, { sort: "publishDate" })).toThrow(AppError);
  expect(restSortKey(noun, "-publishDate")).toBe("-publish_date");
});
