// Days and times of events, as people say them.
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import site from "#locales/de/site.json" with { type: "json" };
import { spanOf } from "./when.ts";

const words = createInstance();
await words.init({ lng: "de", resources: { de: { site } }, defaultNS: "site" });

it.each([
  ["2026-12-05T18:00:00Z", "2026-12-05T21:00:00Z", "Samstag, 05/12/2026", "19:00–22:00 Uhr"],
  ["2026-12-05T18:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", "19:00–24:00 Uhr"],
  ["2026-12-04T23:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", null],
  ["2026-12-05T09:00:00Z", "2026-12-05T23:00:00Z", "Samstag, 05/12/2026", "10:00–24:00 Uhr"],
  ["2026-12-05T09:00:00Z", "2026-12-06T23:00:00Z", "Samstag, 05/12/2026 – Sonntag, 06/12/2026", "10:00 Uhr"],
  ["2026-12-05T21:00:00Z", "2026-12-06T03:00:00Z", "Samstag, 05/12/2026", "22:00–04:00 Uhr"],
  ["2026-12-05", "2026-12-05", "Samstag, 05/12/2026", null],
])("from %s to %s", (date, end, day, time) => {
  expect(spanOf({ date, end }, words)).toMatchObject({ day, time });
});
