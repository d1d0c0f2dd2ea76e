import { expect, test } from "vitest";
import { dayParts, monthOf } from "./dates.ts";
import { formatDayInWords } from "./day-in-words.ts";

test.each([
  ["2026-12-04", "de", { day: "04", weekday: "Fr", month: "Dez" }],
  ["2026-12-04", "en", { day: "04", weekday: "Fri", month: "Dec" }],
  // In the site's time zone this moment belongs to the next day, month and year.
  ["2026-12-31T23:30:00.000Z", "de", { day: "01", weekday: "Fr", month: "Jan" }],
])("the parts of %s in %s", (value, language, parts) => {
  expect(dayParts(value, language)).toEqual(parts);
});

test("the month is named in the site's time zone", () => {
  expect(monthOf("2026-12-31T23:30:00.000Z", "de")).toBe("Januar 2027");
  expect(monthOf("2026-12-01", "en")).toBe("December 2026");
});

test("a day in words has its year only if that is another one", () => {
  expect(formatDayInWords("2026-12-31", "de", "2026-12-01")).toBe("31. Dezember");
  expect(formatDayInWords("2026-12-31", "en", "2027-01-02")).toBe("December 31, 2026");
  expect(formatDayInWords("2027-01-05", "de", "2026-12-31")).toBe("5. Januar 2027");
});
