import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import { daysToNextYear, eventLater, later } from "../events/next-year.ts";
import { createCaller } from "../../router.ts";
import { storeEntry } from "#testing/entries.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";

describe("the next year", () => {
  it.each([
    ["2026-12-05", 364],
    ["2026-08-01", 371],
    ["2026-05-30", 364],
    ["2027-12-31", 364],
  ])("%s is %i days later", (day, days) => {
    expect(daysToNextYear(day)).toBe(days);
    expect(new Date(later(day, days)).getUTCDay()).toBe(new Date(day).getUTCDay());
  });

  it("keeps the time of day where the clock differs", () => {
    expect(later("2026-03-29T17:00:00.000Z", 364)).toBe("2027-03-28T17:00:00.000Z");
    expect(later("2026-10-25T18:00:00.000Z", 371)).toBe("2027-10-31T18:00:00.000Z");
    expect(later("2026-10-25T18:00:00.000Z", 364)).toBe("2027-10-24T17:00:00.000Z");
  });

  it("moves the end and the end of a rule, and forgets what has become of it", () => {
    const event = { ...plainEvent, end: "2026-05-10", status: "cancelled" as const, exdates: ["2026-05-09"] };
    expect(eventLater({ ...event, rrule: "FREQ=WEEKLY;UNTIL=20260630" }, 364)).toEqual({
      ...plainEvent,
      end: "2027-05-09",
      rrule: "FREQ=WEEKLY;UNTIL=20270629",
    });
    const changes = [{ day: "2026-05-16", date: null, end: null, place: null, status: "cancelled" as const }];
    const listed = { ...plainEvent, rdates: ["2026-05-16", "2026-10-25T18:00:00.000Z"], changes };
    expect(eventLater(listed, 364)).toEqual({ ...plainEvent, rdates: ["2027-05-15", "2027-10-24T17:00:00.000Z"] });
    // A listed date that was left out does not come back.
    expect(eventLater({ ...listed, exdates: ["2026-10-25"] }, 364).rdates).toEqual(["2027-05-15"]);
  });
});

describe("a season", () => {
  let services: TestServices;
  let caller: ReturnType<typeof createCaller>;
  beforeAll(async () => {
    services = await openTestServices();
    await insertAdmin(services.database);
    caller = createCaller(contextOf(services, admin));
  });
  afterAll(() => services.close());

  it("becomes drafts of the next year: those that are chosen, all or none", async () => {
    const event = (title: string, date: string, more: object = {}) =>
      storeEntry(services.database, {
        title,
        tags: ["Veranstaltungen"],
        publishDate: new Date("2026-01-01T00:00:00Z"),
        date: new Date(date),
        dateHasTime: date.includes("T"),
        ...more,
      });
    const fair = await event("Apfeltag", "2026-10-10", {
      event: { ...plainEvent, end: "2026-10-11", place: "Hof", status: "cancelled" },
    });
    const concert = await event("Konzert", "2026-05-09T18:00:00Z");
    await event("Stammtisch", "2026-01-08", { event: { ...plainEvent, rrule: "FREQ=WEEKLY" } });
    await event("Apfeltag", "2027-10-09");
    const old = await event("Früher", "2025-10-10");
    const season = await caller.entries.season({ year: 2026 });
    expect(season.map(({ title, newDate, isThere }) => [title, newDate, isThere])).toEqual([
      ["Konzert", "2027-05-08T18:00:00.000Z", false],
      ["Apfeltag", "2027-10-09", true],
    ]);
    const count = async () => (await caller.entries.list({ limit: 1, skip: 0 })).total;
    const before = await count();
    await expect(caller.entries.takeOverSeason({ year: 2026, ids: [concert.id, old.id] })).rejects.toMatchObject({
      cause: { kind: "notFound" },
    });
    expect(await count()).toBe(before);
    const made = await caller.entries.takeOverSeason({ year: 2026, ids: [concert.id, fair.id, fair.id] });
    expect(made.ids).toHaveLength(2);
    const { items } = await caller.entries.list({ states: ["draft"], limit: 10, skip: 0 });
    expect(
      items.map(({ title, date, event: copied }) => [title, date, copied?.end, copied?.place, copied?.status]),
    ).toEqual(
      expect.arrayContaining([
        ["Konzert", "2027-05-08T18:00:00.000Z", undefined, undefined, undefined],
        ["Apfeltag", "2027-10-09", "2027-10-10", "Hof", "scheduled"],
      ]),
    );
    await caller.entries.removeMany({ ids: made.ids });
    expect(await count()).toBe(before);
  });
});
