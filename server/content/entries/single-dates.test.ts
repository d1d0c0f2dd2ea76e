// Series by a list of dates, and single dates of a series with details of their own.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestViewer } from "#contract/values/permissions.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { contextOf } from "#testing/file-services.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { listEventsToCome } from "./agenda.ts";
import { createCaller } from "../../router.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Entry = { _id: string; version: number; event: Record<string, unknown> };
type Refusal = { code: string; fields: Record<string, string> };

const path = "/api/v0/entry/";
const write = (fields: Record<string, unknown>) =>
  site.request("POST", path, {
    as: "admin",
    body: { title: "Reihe", tags: ["Veranstaltungen"], publish_date: "2026-01-01T00:00:00Z", ...fields },
  });
const create = async (fields: Record<string, unknown>): Promise<Entry> => {
  const answer = await write(fields);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Entry;
};
const change = (body: Record<string, unknown>) => site.request("PUT", path, { as: "admin", body });
const at = (now: string) =>
  createCaller({ ...contextOf(site.services, guestViewer), services: { ...site.services, now: () => new Date(now) } });
const own = (day: string, fields: object) => ({ day, date: null, end: null, place: null, status: null, ...fields });

const evening = "2026-12-03T18:00:00.000Z";
const weekly = { end: "2026-12-03T20:00:00.000Z", rrule: "FREQ=WEEKLY;COUNT=5" };

describe("a series", () => {
  it("is stored as it is written, with the dates in order, and keeps its version when it is sent back", async () => {
    const changes = [own("2026-12-24", { status: "cancelled" }), own("2026-12-10", { place: "Scheune" })];
    const rdates = ["2027-02-05T18:00:00+01:00", "2027-02-01", "2027-02-01"];
    const entry = await create({
      date: evening,
      event: { ...weekly, rdates, changes: [...changes, own("2026-12-17", {})] },
    });
    expect(entry.event).toMatchObject({
      rdates: ["2027-02-01", "2027-02-05T17:00:00.000Z"],
      changes: [changes[1], changes[0]],
    });
    expect((await change({ ...entry })).body).toMatchObject({ version: 1 });
    const partial = await change({ _id: entry._id, event: { changes: [{ day: "2026-12-10", status: "soldout" }] } });
    expect(partial.body).toMatchObject({
      version: 2,
      event: { rdates: entry.event["rdates"], changes: [own("2026-12-10", { status: "soldout" })] },
    });
  });

  const listed = { date: "2026-12-05", event: { rdates: ["2026-12-12", "2026-12-19"] } };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));

  it.each([
    ["event.rdates.0", { ...listed, event: { rdates: ["2026-02-30"] } }],
    ["event.rdates", { ...listed, event: { rdates: many(201) } }],
    ["event.rdates", { ...listed, event: { rdates: ["2026-12-12T18:00:00Z"] } }],
    ["event.rdates", { ...listed, event: { rdates: ["2026-12-05"] } }],
    ["event.rdates", { date: evening, event: { rdates: ["2026-12-12T14:00:00Z", "2026-12-12T18:00:00Z"] } }],
    ["event.rdates", { date: evening, event: { ...weekly, rdates: ["2026-12-10T14:00:00Z"] } }],
    ["event.exdates", { ...listed, event: { rdates: ["2026-12-12"], exdates: ["2026-12-05", "2026-12-12"] } }],
    ["event.exdates", { ...listed, event: { rdates: ["2026-12-12"], exdates: ["2026-12-06"] } }],
    ["event.changes.0.day", { ...listed, event: { changes: [own("2026-02-30", { status: "cancelled" })] } }],
    ["event.changes.0.status", { ...listed, event: { changes: [own("2026-12-05", { status: "off" })] } }],
    ["event.changes", { date: evening, event: { ...weekly, changes: [own("2026-12-04", { status: "cancelled" })] } }],
    ["event.changes", { date: evening, event: { changes: [own("2026-12-03", { status: "cancelled" })] } }],
    [
      "event.changes",
      {
        date: evening,
        event: { ...weekly, exdates: ["2026-12-10"], changes: [own("2026-12-10", { status: "cancelled" })] },
      },
    ],
    [
      "event.changes",
      {
        date: evening,
        event: { ...weekly, changes: [own("2026-12-10", { status: "soldout" }), own("2026-12-10", { place: "Hof" })] },
      },
    ],
    ["event.changes", { date: evening, event: { ...weekly, changes: [own("2026-12-10", { date: "2026-12-17" })] } }],
    [
      "event.changes",
      { date: evening, event: { ...weekly, changes: [own("2026-12-10", { end: "2026-12-10T17:59:00Z" })] } },
    ],
    [
      "event.changes",
      { ...listed, event: { ...listed.event, changes: [own("2026-12-12", { date: "2026-12-13T18:00:00Z" })] } },
    ],
  ])("is refused, by %s", async (field, fields) => {
    const answer = await write(fields);
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect((answer.body as Refusal).code).toBe("C200");
    expect(Object.keys((answer.body as Refusal).fields)).toEqual([field]);
  });

  it("names the day of the problem, and its changes must fit a rule that has changed", async () => {
    const changes = [own("2026-12-10", { status: "cancelled" })];
    const { _id: id } = await create({ date: evening, event: { ...weekly, changes } });
    const refused = await change({ _id: id, event: { rrule: "FREQ=WEEKLY;INTERVAL=2" } });
    expect((refused.body as Refusal).fields).toEqual({
      "event.changes": "Am 10/12/2026 hat die Veranstaltung keinen Termin, der sich einzeln ändern lässt.",
    });
    expect((await change({ _id: id, event: { rrule: "FREQ=WEEKLY;INTERVAL=2", changes: [] } })).status).toBe(200);
  });

  it("may swap two of its dates", async () => {
    const changes = [own("2026-12-10", { date: "2026-12-17" }), own("2026-12-17", { date: "2026-12-10" })];
    const { _id: id } = await create({ date: evening, event: { ...weekly, changes } });
    const { when } = await at("2026-12-01T12:00:00Z").entries.article({ id, day: "2026-12-10" });
    expect(when).toMatchObject({ day: "2026-12-10", insteadOf: "2026-12-17" });
  });
});

describe("a list of dates", () => {
  it("is an event on each of its days, in words, in the month and between two days", async () => {
    const { _id: id } = await create({
      title: "Backtag",
      date: evening,
      event: { end: weekly.end, rdates: ["2026-12-08", "2027-02-05T14:00:00.000Z", "2037-03-01"] },
    });
    const caller = at("2026-12-04T12:00:00Z");
    const { when } = await caller.entries.article({ id });
    expect(when).toMatchObject({
      day: "2026-12-08",
      date: "2026-12-08T18:00:00.000Z",
      end: "2026-12-08T20:00:00.000Z",
    });
    expect(when?.words).toEqual({
      de: "An 4 Tagen: 03/12/2026, 08/12/2026, 05/02/2027 und 01/03/2037",
      en: "On 4 days: 03/12/2026, 08/12/2026, 05/02/2027, and 01/03/2037",
    });
    expect(when?.next.map(({ date, end }) => [date, end])).toEqual([
      ["2026-12-08T18:00:00.000Z", "2026-12-08T20:00:00.000Z"],
      ["2027-02-05T14:00:00.000Z", "2027-02-05T16:00:00.000Z"],
      ["2037-03-01T18:00:00.000Z", "2037-03-01T20:00:00.000Z"],
    ]);
    const { events } = await caller.entries.month({ month: "2027-02" });
    expect(events.find((one) => one.id === id)?.path).toBe("/Veranstaltungen/backtag?tag=2027-02-05");
    const { items } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
    expect(items.find((card) => card.id === id)).toMatchObject({ comesAgain: true, date: "2026-12-08T18:00:00.000Z" });
    const between = await site.request("GET", `${path}?q=Backtag&from=2027-02-05&to=2027-02-05`, { as: "guest" });
    expect(between.body).toMatchObject([{ _id: id }]);
  });

  it("of many days names the first and the last", async () => {
    const rdates = Array.from({ length: 8 }, (_, index) => `2027-01-0${index + 1}`);
    const { _id: id } = await create({ date: "2026-12-05", event: { rdates } });
    const { when } = await at("2026-12-01T12:00:00Z").entries.article({ id });
    expect(when?.words?.de).toBe("An 9 Tagen vom 05/12/2026 bis 08/01/2027");
  });

  it("adds its days to a rule", async () => {
    const rdates = ["2026-12-08", "2026-12-09", "2026-12-11", "2026-12-12", "2026-12-13", "2026-12-14", "2026-12-15"];
    const { _id: id } = await create({ date: evening, event: { ...weekly, rdates, exdates: ["2026-12-17"] } });
    const wordsAt = async (now: string) => (await at(now).entries.article({ id })).when?.words?.de;
    expect(await wordsAt("2026-12-14T12:00:00Z")).toBe(
      "Jede Woche am Donnerstag, 5-mal, außer am 17/12/2026, dazu am 14/12/2026 und 15/12/2026",
    );
    expect(await wordsAt("2026-12-01T12:00:00Z")).toContain("12/12/2026, 13/12/2026 und an 2 weiteren Tagen");
  });
});

describe("a single date", () => {
  it("has its own time, end and place, and is cancelled alone", async () => {
    const { _id: id } = await create({
      title: "Stammtisch einzeln",
      date: evening,
      event: {
        ...weekly,
        place: "Presshaus",
        changes: [
          own("2026-12-10", { date: "2026-12-10T19:30:00Z", place: "Scheune" }),
          own("2026-12-17", { status: "cancelled" }),
          own("2026-12-24", { end: "2026-12-24T22:00:00Z" }),
        ],
      },
    });
    const caller = at("2026-12-05T12:00:00Z");
    const { when } = await caller.entries.article({ id });
    expect(when?.next).toMatchObject([
      { date: "2026-12-10T19:30:00.000Z", end: "2026-12-10T21:30:00.000Z", place: "Scheune", status: "scheduled" },
      { day: "2026-12-17", status: "cancelled", place: "Presshaus", insteadOf: null },
      { date: "2026-12-24T18:00:00.000Z", end: "2026-12-24T22:00:00.000Z" },
      { day: "2026-12-31", status: "scheduled" },
    ]);
    expect(when?.words?.de).toBe("Jede Woche am Donnerstag, 5-mal, außer am 17/12/2026");
    const cardAt = async (now: string) => {
      const { items } = await at(now).entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
      return items.find((card) => card.id === id);
    };
    expect(await cardAt("2026-12-05T12:00:00Z")).toMatchObject({ place: "Scheune", status: "scheduled" });
    expect(await cardAt("2026-12-12T12:00:00Z")).toMatchObject({ place: "Presshaus", status: "cancelled" });
    expect(await cardAt("2026-12-18T12:00:00Z")).toMatchObject({ status: "scheduled", isPast: false });
    const { events } = await caller.entries.month({ month: "2026-12" });
    expect(events.filter((one) => one.id === id).map(({ status }) => status)).toEqual([
      "scheduled",
      "scheduled",
      "cancelled",
      "scheduled",
      "scheduled",
    ]);
    const coming = await listEventsToCome(site.services.database.db, new Date("2026-12-16T12:00:00Z"), 50);
    expect(coming.find((one) => one.id === id)?.event).toMatchObject({ status: "cancelled", place: "Presshaus" });
  });

  it("that has moved stands on its new day everywhere, and is found under the former one", async () => {
    const { _id: id } = await create({
      title: "Singen",
      date: evening,
      event: { ...weekly, changes: [own("2026-12-10", { date: "2026-12-11" })] },
    });
    const caller = at("2026-12-05T12:00:00Z");
    const moved = {
      day: "2026-12-11",
      date: "2026-12-11T18:00:00.000Z",
      end: "2026-12-11T20:00:00.000Z",
      status: "postponed",
      insteadOf: "2026-12-10",
    };
    const { when } = await caller.entries.article({ id, day: "2026-12-10" });
    expect(when).toMatchObject(moved);
    expect(when?.words?.de).toBe("Jede Woche am Donnerstag, 5-mal, außer am 10/12/2026, dazu am 11/12/2026");
    const { items } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
    const { day: _day, ...onCard } = moved;
    expect(items.find((card) => card.id === id)).toMatchObject({ ...onCard, isPast: false });
    const { events } = await caller.entries.month({ month: "2026-12" });
    expect(events.filter((one) => one.id === id)[1]).toMatchObject(moved);
    const between = async (day: string) =>
      (await site.request("GET", `${path}?q=Singen&from=${day}&to=${day}`, { as: "guest" })).body;
    expect([await between("2026-12-10"), await between("2026-12-11")]).toMatchObject([[], [{ _id: id }]]);
  });
});

describe("the dates in the editor", () => {
  it("are those of the draft, with those left out, and with the changes that fit no date", async () => {
    const input = {
      date: evening,
      event: {
        ...plainEvent,
        ...weekly,
        exdates: ["2026-12-17"],
        changes: [own("2026-12-10", { status: "cancelled" as const }), own("2026-12-11", { place: "Hof" })],
      },
      earlier: 0,
      coming: 2,
    };
    site.services.now = () => new Date("2026-12-05T12:00:00Z");
    const admin = site.trpc("admin");
    const listed = await admin.entries.seriesDates.mutate(input);
    expect(listed).toMatchObject({ moreEarlier: 1, moreComing: 2, stray: ["2026-12-11"] });
    expect(listed.dates).toMatchObject([
      { day: "2026-12-10", status: "cancelled", isLeftOut: false, usual: { date: "2026-12-10T18:00:00.000Z" } },
      { day: "2026-12-17", isLeftOut: true },
    ]);
    const all = await admin.entries.seriesDates.mutate({ ...input, earlier: 5, coming: 50 });
    expect([all.dates.length, all.moreEarlier, all.moreComing]).toEqual([5, 0, 0]);
    site.services.now = () => new Date();
  });
});
