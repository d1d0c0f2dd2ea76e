import { describe, expect, it } from "vitest";
import { table } from "./report.ts";
import { kilobytes, median, medianRatio, rounded } from "./stats.ts";

describe("a median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[100, 9], 54.5],
  ])("of %j is %d", (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it("of nothing is refused", () => {
    expect(() => median([])).toThrow("no measurements");
  });

  it("of ratios ignores a round on a busy machine", () => {
    const rounds = [
      { ours: 90, peers: 100 },
      { ours: 9, peers: 10 },
      { ours: 1, peers: 100 },
    ];
    expect(medianRatio(rounds)).toBe(0.9);
  });
});

it("figures keep their significant digits", () => {
  expect([rounded(1234.5), rounded(0.98765, 2), kilobytes(123_456)]).toEqual([1230, 0.99, 123.5]);
});

it("a table aligns numbers to the right, and leaves missing values empty", () => {
  expect(
    table([
      { what: "home", ms: 5, aim: "below 10", isMet: true },
      { what: "Aktuelles", ms: 12.5 },
    ]),
  ).toBe(["what         ms  aim       isMet", "home          5  below 10  yes", "Aktuelles  12.5"].join("\n"));
});
