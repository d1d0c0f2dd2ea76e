import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestViewer } from "#contract/values/permissions.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import { eventOccurrences, events } from "#db/schema/events.ts";
import { keepAhead } from "./keep-ahead.ts";
import { createCaller } from "../../router.ts";
import { listEventsToCome } from "./agenda.ts";
import { contextOf } from "#testing/file-services.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Entry = { _id: string; version: number; date: string; event: Record<string, unknown> | null };
type Refusal = { code: string; fields: Record<string, string> };

const path = "/api/v0/entry/";
const plain = { end: null, place: "", price: "", status: "scheduled", rrule: "", exdates: [], rdates: [], changes: [] };
const create = async (fields: Record<string, unknown>): Promise<Entry> => {
  const body = { title: "Markt", tags: ["Veranstaltungen"], publish_date: "2026-01-01T00:00:00Z", ...fields };
  const answer = await site.request("POST", path, { as: "admin", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Entry;
};
const change = (body: Record<string, unknown>) => site.request("PUT", path, { as: "admin", body });
const at = (now: string) =>
  createCaller({ ...contextOf(site.services, guestViewer), services: { ...site.services, now: () => new Date(now) } });

describe("an event", () => {
  it("is stored as it is written, and keeps what a change does not name", async () => {
    const whole = {
      end: "2026-12-06",
      place: "Presshaus",
      price: "12 €",
      status: "soldout",
      rrule: "FREQ=YEARLY",
      exdates: ["2027-12-05"],
      rdates: [],
      changes: [],
    };
    const entry = await create({ date: "2026-12-05", event: { ...whole, exdates: ["2027-12-05", "2027-12-05"] } });
    expect(entry.event).toEqual(whole);
    const changed = await change({ _id: entry._id, event: { status: "cancelled" } });
    expect(changed.body).toMatchObject({ version: 2, event: { ...whole, status: "cancelled" } });
    expect((await change({ ...(changed.body as Entry) })).body).toMatchObject({ version: 2 });
    const states = await site.services.database.db
      .select({ version: entryRevisions.version, state: entryRevisions.state })
      .from(entryRevisions)
      .where(eq(entryRevisions.entryId, entry._id))
      .orderBy(entryRevisions.version);
    expect(states.map(({ state }) => state.event?.status)).toEqual(["soldout", "cancelled"]);
    expect((await change({ _id: entry._id, event: null })).body).toMatchObject({ version: 3, event: null });
    const { event } = await create({ date: "2026-12-05", event: {} });
    expect(event).toEqual(plain);
  });

  it.each([
    ["date", { date: null, event: {} }],
    ["event.end", { date: "2026-12-05", event: { end: "2026-12-04" } }],
    ["event.end", { date: "2026-12-05T19:00:00+01:00", event: { end: "2026-12-05T18:59:00+01:00" } }],
    ["event.end", { date: "2026-12-05", event: { end: "morgen" } }],
    ["event.place", { date: "2026-12-05", event: { place: "x".repeat(161) } }],
    ["event.status", { date: "2026-12-05", event: { status: "off" } }],
    ["event.rrule", { date: "2026-12-05", event: { rrule: "FREQ=SECONDLY" } }],
    ["event.rrule", { date: "2026-12-05", event: { rrule: "FREQ=DAILY;COUNT=1001" } }],
    ["event.rrule", { date: "1900-01-01", event: { rrule: "FREQ=DAILY" } }],
    ["event.rrule", { date: "2026-12-05", event: { rrule: "FREQ=WEEKLY;BYDAY=MO" } }],
    ["event.rrule", { date: "2026-12-05", event: { rrule: "FREQ=WEEKLY;BYDAY=SA,SA" } }],
    ["event.rrule", { date: "2026-12-05T19:00:00+01:00", event: { rrule: "FREQ=DAILY;UNTIL=20261204" } }],
    ["event.rrule", { date: "2026-12-05", event: { rrule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" } }],
    ["event.exdates", { date: "2026-12-05", event: { rrule: "FREQ=DAILY;COUNT=1", exdates: ["2026-12-05"] } }],
    ["event.exdates", { date: "2026-12-05", event: { exdates: ["2026-12-12"] } }],
    ["event.exdates", { date: "2026-12-05", event: { rrule: "FREQ=WEEKLY", exdates: ["2026-12-13"] } }],
    ["event.exdates", { date: "2026-12-05", event: { rrule: "FREQ=WEEKLY;COUNT=2", exdates: ["2026-12-19"] } }],
    ["event.exdates.0", { date: "2026-12-05", event: { exdates: ["2026-02-30"] } }],
  ])("is refused, by %s", async (field, fields) => {
    const answer = await site.request("POST", path, { as: "admin", body: { title: "Markt", ...fields } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect((answer.body as Refusal).code).toBe("C200");
    expect(Object.keys((answer.body as Refusal).fields)).toEqual([field]);
  });

  it("may end at a moment that UTC counts to the day before its beginning's", async () => {
    const ending = (rrule: string) =>
      site.request("POST", path, { as: "admin", body: { title: "Fasching", date: "2027-02-28", event: { rrule } } });
    expect((await ending("FREQ=DAILY;UNTIL=20270227T230000Z")).status).toBe(201);
    const { body } = await ending("FREQ=DAILY;UNTIL=20270227T225959Z");
    expect((body as Refusal).fields).toEqual({
      "event.rrule": "Der letzte Tag der Wiederholung liegt vor dem Beginn.",
    });
  });

  it("needs its date as long as it is one", async () => {
    const entry = await create({ date: "2026-12-05", event: {} });
    const refused = await change({ _id: entry._id, date: null });
    expect([refused.status, Object.keys((refused.body as Refusal).fields)]).toEqual([400, ["date"]]);
    expect((await change({ _id: entry._id, date: null, event: null })).status).toBe(200);
  });
});

describe("between two days", () => {
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await site.request("GET", `${path}?q=Spanne&limit=50&${query}`, { as: "guest" });
    return (body as { title: string }[]).map(({ title }) => title.replace("Spanne ", "")).sort();
  };

  it("are the entries with an occurrence there, each once", async () => {
    await create({
      title: "Spanne wöchentlich",
      date: "2026-12-01",
      event: { rrule: "FREQ=WEEKLY", exdates: ["2026-12-08"] },
    });
    await create({
      title: "Spanne lang",
      date: "2026-12-04T19:00:00+01:00",
      event: { end: "2026-12-07T00:00:00+01:00" },
    });
    await create({ title: "Spanne ohne alles", date: "2026-12-06" });
    expect(await titles("from=2026-12-01&to=2026-12-31")).toEqual(["lang", "ohne alles", "wöchentlich"]);
    expect(await titles("from=2026-12-06&to=2026-12-06")).toEqual(["lang", "ohne alles"]);
    // An event that ends at midnight does not occupy the following day.
    expect(await titles("from=2026-12-07&to=2026-12-09")).toEqual([]);
    expect(await titles("from=2026-12-15&to=2026-12-15")).toEqual(["wöchentlich"]);
    expect(await titles("from=2030-06-01")).toEqual(["wöchentlich"]);
    expect(await titles("to=2026-12-02")).toEqual(["wöchentlich"]);
  });

  it("nothing is known beyond five years, nor backwards", async () => {
    const ask = async (query: string) => {
      const { status, body } = await site.request("GET", `${path}?${query}`, { as: "guest" });
      return [status, Object.keys((body as Refusal).fields ?? {})];
    };
    const year = new Date().getUTCFullYear();
    expect(await ask(`to=${year + 6}-01-01`)).toEqual([400, ["to"]]);
    expect(await ask("from=2026-12-02&to=2026-12-01")).toEqual([400, ["to"]]);
    expect(await ask("from=2026-02-30")).toEqual([400, ["from"]]);
  });
});

describe("an event that comes again", () => {
  it.each([
    ["2026-12-01T23:30:00.000Z", "20261203T233000Z"],
    ["2026-12-01", "20261203T230000Z"],
  ])("says its last day by the clock of the place: %s until %s", async (date, until) => {
    const { _id: id } = await create({ title: "Nachts", date, event: { rrule: `FREQ=DAILY;UNTIL=${until}` } });
    const { when } = await at("2026-12-04T00:00:00Z").entries.article({ id });
    expect([when?.words?.de, when?.next.at(-1)?.day]).toEqual(["Jeden Tag, bis 04/12/2026", "2026-12-04"]);
  });

  it("is shown as it comes next, on its page and in its month", async () => {
    const { _id: id } = await create({
      title: "Stammtisch",
      date: "2026-10-22T19:00:00+02:00",
      event: { end: "2026-10-22T23:00:00+02:00", rrule: "FREQ=WEEKLY;UNTIL=20261119", exdates: ["2026-11-05"] },
    });
    await change({ _id: id, event: { place: "Presshaus", price: "5 €" } });
    const caller = at("2026-11-01T12:00:00Z");
    const { when } = await caller.entries.article({ id });
    expect(when).toMatchObject({
      day: "2026-11-12",
      date: "2026-11-12T18:00:00.000Z",
      end: "2026-11-12T22:00:00.000Z",
      isChosen: false,
      words: {
        de: "Jede Woche am Donnerstag, bis 19/11/2026, außer am 05/11/2026",
        en: "Every week on Thursday, until 19/11/2026, except on 05/11/2026",
      },
    });
    expect(when?.next.map(({ day }) => day)).toEqual(["2026-11-12", "2026-11-19"]);
    expect((await caller.entries.article({ id, day: "2026-10-29" })).when).toMatchObject({
      date: "2026-10-29T18:00:00.000Z",
      isChosen: true,
      isPast: true,
    });
    await expect(caller.entries.article({ id, day: "2026-11-05" })).rejects.toMatchObject({
      cause: { kind: "notFound" },
    });
    const path = "/Veranstaltungen/stammtisch";
    const { events: inMonth } = await caller.entries.month({ month: "2026-11" });
    expect(inMonth.filter((one) => one.id === id).map(({ path: there }) => there)).toEqual([
      `${path}?tag=2026-11-12`,
      `${path}?tag=2026-11-19`,
    ]);
    const { items } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
    expect(items.find((card) => card.id === id)).toMatchObject({
      date: "2026-11-12T18:00:00.000Z",
      comesAgain: true,
      place: "Presshaus",
      price: "5 €",
      isPast: false,
    });
    const later = await at("2026-11-20T12:00:00Z").entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
    expect(later.items.find((card) => card.id === id)).toMatchObject({
      date: "2026-11-19T18:00:00.000Z",
      isPast: true,
    });
  });

  it("names the days that are left out as long as they are to come, a few of them", async () => {
    const saturdays = ["12", "19", "26"].map((day) => `2026-12-${day}`);
    const more = ["02", "09", "16", "23"].map((day) => `2027-01-${day}`);
    const event = { rrule: "FREQ=WEEKLY", exdates: [...saturdays, ...more] };
    const { _id: id } = await create({ title: "Lücken", date: "2026-12-05", event });
    const { db } = site.services.database;
    const wordsAt = async (now: string) => (await at(now).entries.article({ id })).when?.words?.de;
    expect(await wordsAt("2026-12-01T12:00:00Z")).toBe(
      "Jede Woche am Samstag, außer am 12/12/2026, 19/12/2026, 26/12/2026, 02/01/2027, 09/01/2027 und an 2 weiteren Tagen",
    );
    expect(await wordsAt("2027-01-17T12:00:00Z")).toBe("Jede Woche am Samstag, außer am 23/01/2027");
    await db
      .update(events)
      .set({ exdates: ["2027-01-24"] })
      .where(eq(events.entryId, id));
    expect(await wordsAt("2026-12-01T12:00:00Z")).toBe("Jede Woche am Samstag");
    expect((await change({ _id: id, title: "Mehr Lücken" })).status).toBe(200);
  });

  it("is over by its hour, each time that it comes", async () => {
    const { _id: id } = await create({
      title: "Kelternacht",
      date: "2026-11-06T21:00:00+01:00",
      event: { end: "2026-11-07T03:00:00+01:00", rrule: "FREQ=WEEKLY;COUNT=2" },
    });
    const shownAt = async (now: string) => {
      const caller = at(now);
      const { items } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
      const card = items.find((one) => one.id === id);
      const { when } = await caller.entries.article({ id });
      return [card?.date?.slice(0, 10), card?.isPast, when?.day, when?.isPast, when?.next.length];
    };
    expect(await shownAt("2026-11-07T01:59:00Z")).toEqual(["2026-11-06", false, "2026-11-06", false, 2]);
    expect(await shownAt("2026-11-07T02:00:00Z")).toEqual(["2026-11-13", false, "2026-11-13", false, 1]);
    expect(await shownAt("2026-11-14T02:00:00Z")).toEqual(["2026-11-13", true, "2026-11-13", true, 0]);
    const listed = (now: string) => listEventsToCome(site.services.database.db, new Date(now), 50);
    const titles = async (now: string) => (await listed(now)).map(({ title }) => title);
    expect(await titles("2026-11-14T01:59:00Z")).toContain("Kelternacht");
    expect(await titles("2026-11-14T02:00:00Z")).not.toContain("Kelternacht");
  });

  it("ends when the migration says so, whatever of it has a time", async () => {
    const weekly = { rrule: "FREQ=WEEKLY;COUNT=30" };
    await create({ date: "2026-03-01", event: { end: "2026-03-03", ...weekly } });
    await create({ date: "2026-03-01", event: { end: "2026-03-02T14:00:00+01:00", ...weekly } });
    await create({ date: "2026-03-01T20:00:00+01:00", event: { end: "2026-03-02", ...weekly } });
    await create({ date: "2026-03-01T20:00:00+01:00", event: { end: "2026-03-02T04:00:00+01:00", ...weekly } });
    await create({ date: "2026-03-01T20:00:00+01:00", event: { end: "2026-03-01T20:00:00+01:00", ...weekly } });
    const { db } = site.services.database;
    const { entryId, begins, ends } = eventOccurrences;
    const read = () => db.select({ entryId, begins, ends }).from(eventOccurrences).orderBy(entryId, begins);
    const stored = await read();
    const migration = await readFile(new URL("../../../db/migrations/0055_event-ends.sql", import.meta.url), "utf8");
    await db.execute(sql`alter table ${eventOccurrences} drop column ends`);
    for (const statement of migration.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));
    expect(await read()).toEqual(stored);
  });

  it("ends by the clock where it changes, and a day stays a day", async () => {
    const { _id: id } = await create({
      date: "2026-10-17T22:00:00Z",
      event: { end: "2026-10-18T22:00:00Z", rrule: "FREQ=WEEKLY;COUNT=4" },
    });
    const caller = at("2026-10-01T12:00:00Z");
    for (const [day, end] of [
      ["2026-10-25", "2026-10-25T23:00:00.000Z"],
      ["2026-11-01", "2026-11-01T23:00:00.000Z"],
    ] as const)
      expect((await caller.entries.article({ id, day })).when).toMatchObject({ day, end });
  });

  it.each([{}, { rrule: "FREQ=DAILY" }, { end: "9999-12-31" }])(
    "may be on the last day of the calendar: %j",
    async (event) => {
      await create({ date: "9999-12-31", event });
      await create({ date: "9999-12-31T22:59:59Z", event: {} });
    },
  );

  it("keeps a rule that its beginning does not fit, if an earlier release took it", async () => {
    const { db } = site.services.database;
    const { _id: id } = await create({ date: "2026-12-05", event: { rrule: "FREQ=WEEKLY" } });
    await db.update(events).set({ rrule: "FREQ=WEEKLY;BYDAY=MO" }).where(eq(events.entryId, id));
    expect((await change({ _id: id, title: "Anders" })).status).toBe(200);
    expect((await change({ _id: id, event: { exdates: ["2026-12-14"] } })).status).toBe(200);
    const moved = await change({ _id: id, date: "2026-12-06" });
    expect([moved.status, Object.keys((moved.body as Refusal).fields)]).toEqual([400, ["event.rrule"]]);
  });

  it("begins with the month of the current or next event, or with this month", async () => {
    const first = async (now: string) => (await at(now).entries.month({})).month;
    const { _id: id } = await create({ date: "2040-03-30", event: { end: "2040-04-02" } });
    expect(await first("2040-01-10T12:00:00Z")).toBe("2040-03");
    expect(await first("2040-04-01T12:00:00Z")).toBe("2040-04");
    expect(await first("2040-04-20T12:00:00Z")).toBe("2040-04");
    expect(await first("2037-01-10T12:00:00Z")).toBe("2037-01");
    await change({ _id: id, publish_date: null });
    expect(await first("2040-01-10T12:00:00Z")).toBe("2040-01");
  });

  it("can be leafed through for some years", async () => {
    const caller = at("2026-11-01T12:00:00Z");
    expect(await caller.entries.month({})).toMatchObject({
      month: "2026-11",
      today: "2026-11-01",
      previous: "2026-10",
      next: "2026-12",
    });
    expect(await caller.entries.month({ month: "2028-11" })).toMatchObject({ previous: "2028-10", next: null });
    await expect(caller.entries.month({ month: "2028-12" })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  });

  it("gets the occurrences of the days that come near", async () => {
    const { db } = site.services.database;
    const { _id: id } = await create({ date: "2026-12-05", event: { rrule: "FREQ=DAILY", exdates: ["2033-01-01"] } });
    const lastDay = async (): Promise<string | undefined> => {
      const rows = await db
        .select({ day: eventOccurrences.day })
        .from(eventOccurrences)
        .where(eq(eventOccurrences.entryId, id))
        .orderBy(eventOccurrences.day);
      return rows.at(-1)?.day;
    };
    const now = () => new Date("2029-03-01T12:00:00Z");
    expect((await lastDay())?.slice(0, 4)).not.toBe("2034");
    await keepAhead({ ...site.services, now });
    expect(await lastDay()).toBe("2034-03-01");
    const due = await db.select().from(events).where(eq(events.entryId, id));
    expect(due[0]?.keptUntil?.toISOString()).toBe("2034-03-01T22:59:59.000Z");
  });
});
