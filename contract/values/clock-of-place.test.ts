import fc from "fast-check";
import { expect, it } from "vitest";
import { momentOf, shownAt } from "./clock-of-place.ts";

it("finds the moment that shows it, whenever there is one", () => {
  const hours = fc.integer({ min: 0, max: 24 * 366 * 10 });
  fc.assert(
    fc.property(hours, (hour) => {
      const shown = shownAt(new Date(Date.UTC(2024, 0, 1, hour)));
      expect(shownAt(momentOf(shown))).toEqual(shown);
    }),
  );
});

it.each([
  ["a skipped hour is read by the offset before", "2026-03-29T02:30:00Z", "2026-03-29T01:30:00.000Z"],
  ["of an hour that comes twice it takes the first", "2026-10-25T02:30:00Z", "2026-10-25T00:30:00.000Z"],
  ["midnight of the day on which the clock changes", "2026-10-25T00:00:00Z", "2026-10-24T22:00:00.000Z"],
  ["midnight after it", "2026-10-26T00:00:00Z", "2026-10-25T23:00:00.000Z"],
])("%s", (_what, shown, moment) => expect(momentOf(new Date(shown)).toISOString()).toBe(moment));
