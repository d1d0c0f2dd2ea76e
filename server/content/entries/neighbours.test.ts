import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixedPageTag } from "#contract/values/pages.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { findNeighbours } from "./neighbours.ts";
import { findEntry } from "./store.ts";

const DAY_MS = 86_400_000;
const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

let site: TestSite;
const ids = new Map<string, string>();

beforeAll(async () => {
  site = await openTestSite();
  const sameTime = day(-2);
  for (const [title, publish_date, tags] of [
    ["oldest", day(-9), ["Aktuelles"]],
    ["event", day(-5), ["Veranstaltungen"]],
    ["below", day(-4), ["Aktuelles|Hof"]],
    ["twin 1", sameTime, ["Aktuelles"]],
    ["twin 2", sameTime, ["Aktuelles"]],
    ["both", day(-1), ["Veranstaltungen", "Aktuelles"]],
    ["scheduled", day(1), ["Aktuelles"]],
    ["draft", null, ["Aktuelles"]],
    ["nowhere", day(-3), ["Sonstiges"]],
  ] as const) {
    const answer = await site.request("POST", "/api/v0/entry", { as: "admin", body: { title, publish_date, tags } });
    ids.set(title, (answer.body as { _id: string })._id);
  }
});
afterAll(() => site.close());

/**
 * Stores a page that also has the tag of a list. Pages are in the navigation, so the list must not contain this page.
 */
const storePage = (publishDate: Date) =>
  storeEntry(site.services.database, {
    title: "page",
    publishDate,
    tags: ["Aktuelles", fixedPageTag("Impressum")],
  });

describe("an entry's neighbours", () => {
  it.each([
    ["oldest", "below", null],
    ["below", "twin 1", "oldest"],
    ["twin 1", "twin 2", "below"],
    ["twin 2", "both", "twin 1"],
    ["both", null, "event"],
    ["event", "both", null],
    ["scheduled", null, "both"],
    ["draft", null, "both"],
    ["nowhere", null, null],
  ])("of %j are %j before and %j after it", async (title, previous, next) => {
    const { db } = site.services.database;
    const row = await findEntry(db, ids.get(title) ?? "", { publicAt: null });
    if (!row) throw new Error(`there is no ${title}`);
    const found = await findNeighbours(db, row, now);
    expect([found.previous?.title ?? null, found.next?.title ?? null]).toEqual([previous, next]);
  });

  it("are never a fixed page, which itself has none", async () => {
    const { db } = site.services.database;
    const page = await storePage(new Date(day(-3)));
    expect(await findNeighbours(db, page, now)).toEqual({ previous: null, next: null });
    const below = await findEntry(db, ids.get("below") ?? "", { publicAt: null });
    const twin = await findEntry(db, ids.get("twin 1") ?? "", { publicAt: null });
    if (!below || !twin) throw new Error("there are no neighbours");
    expect((await findNeighbours(db, below, now)).previous?.title).toBe("twin 1");
    expect((await findNeighbours(db, twin, now)).next?.title).toBe("below");
  });
});
