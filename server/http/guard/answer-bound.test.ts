// Small requests must not cause huge answers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let ids: string[];

beforeAll(async () => {
  site = await openTestSite();
  const html = `<p>${"Most ".repeat(180_000)}</p>`;
  const publishDate = new Date("2026-01-01");
  ids = [];
  for (let n = 0; n < 12; n += 1) {
    const blocks = [{ id: "t", type: "text" as const, html, media: [] }];
    ids.push((await storeEntry(site.services.database, { title: `Lang ${n}`, publishDate, blocks })).id);
  }
});
afterAll(() => site.close());

const called = (path: string, input: unknown) =>
  site.request("GET", `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`);

test("a batch or a list above 10 MB is refused with advice, a smaller one is answered", async () => {
  const refused = [
    await site.request("POST", "/api/v0/batch/entry/", { body: ids }),
    await site.request("GET", "/api/v0/entry/?limit=12"),
    await site.request("GET", "/api/v0/entry/?limit=200"),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, (body as { code: string }).code, headers.get("x-total-count")]).toEqual([413, "C413", null]);
    expect((body as { message: string }).message).toMatch(/10 MB.*limit/u);
  }
  const taken = await site.request("POST", "/api/v0/batch/entry/", { body: ids.slice(0, 11) });
  expect([taken.status, (taken.body as unknown[]).length]).toEqual([200, 11]);
  const page = await site.request("GET", "/api/v0/entry/?limit=5");
  expect([page.status, page.headers.get("x-total-count")]).toEqual([200, "12"]);
});

test("the calls of a procedure batch share the bound", async () => {
  const half = { ids: ids.slice(0, 6) };
  const { body } = await called("entries.byIds,entries.byIds", { 0: half, 1: half });
  const ends = (body as { error?: { data: { code: string } } }[]).map(({ error }) => error?.data.code);
  expect(ends.filter((code) => code === "C413")).toHaveLength(1);
});

test("a duplicate id is read once, and a page of cards has no limit", async () => {
  const { status, body } = await called("entries.byIds", { 0: { ids: Array.from({ length: 200 }, () => ids[0]) } });
  expect([status, (body as [{ result: { data: unknown[] } }])[0].result.data.length]).toEqual([200, 1]);
  await storeEntry(site.services.database, { title: "Neu", publishDate: new Date("2026-02-01"), tags: ["Aktuelles"] });
  const cards = await called("entries.cards", { 0: { list: "Aktuelles", limit: 200, skip: 0 } });
  expect(cards.body).toMatchObject([{ result: { data: { total: 1, items: [{ title: "Neu" }] } } }]);
});
