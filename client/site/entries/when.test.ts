import { formatDay } from "#contract/values/dates.ts";
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import site from "#locales/de/site.json" with { type: "json" };
import { lineOf, spanOf } from "./when.ts";

const words = createInstance();
await words.init({ lng: "de", resources: { de: { site } }, defaultNS: "site" });

it.each([
  ["2026-12-05T18:00:00Z", "2026-12-05T21:00:00Z", "Samstag, 05/12/2026", "19:00–22:00 Uhr"],
  ["2026-12-05T18:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", "19:00–24:00 Uhr"],
  ["2026-12-04T23:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", null],
  ["2026-12-05T09:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", "10:00–24:00 Uhr"],
  ["2026-12-05T09:00:00Z", "2026-12-06T23:00:00Z", "Samstag, 05/12/2026 – Sonntag, 06/12/2026", "10:00 Uhr"],
  ["2026-12-04T23:00:00Z", "2026-12-06T23:00:00Z", "Samstag, 05/12/2026 – Sonntag, 06/12/2026", null],
  ["2026-12-04T23:00:00Z", null, "Samstag, 05/12/2026", "00:00 Uhr"],
  ["2026-12-05T21:00:00Z", "2026-12-06T03:00:00Z", "Samstag, 05/12/2026", "22:00–04:00 Uhr"],
  ["2026-12-05", "2026-12-05", "Samstag, 05/12/2026", null],
])("from %s to %s", (date, end, day, time) => {
  expect(spanOf({ date, end }, words)).toMatchObject({ day, time });
});

it.each([
  ["2026-12-05T18:00:00Z", "2026-12-05T21:00:00Z", "19:00", "05/12/2026"],
  ["2026-12-05T18:00:00Z", null, "19:00", "05/12/2026"],
  ["2026-12-04T23:00:00Z", "2026-12-05T23:00:00Z", null, "05/12/2026"],
  ["2026-12-04T23:00:00Z", "2026-12-06T23:00:00Z", null, "06/12/2026"],
  ["2026-12-05", "2026-12-06", null, "06/12/2026"],
  ["2026-12-05", null, null, "05/12/2026"],
])("a line of a list from %s to %s says the hour %s and the last day %s", (date, end, time, last) => {
  const line = lineOf({ date, end });
  expect([line.time, formatDay(line.last)]).toEqual([time, last]);
});
