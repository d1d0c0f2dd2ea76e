// Answers to guests are cached until content changes, and open to all origins. Answers to signed-in users are not.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let id: string;

beforeAll(async () => {
  site = await openTestSite();
  const entry = {
    title: "Apfeltag",
    content: ["<p>Am Hang</p>"],
    tags: ["Aktuelles"],
    publish_date: "2026-01-01T10:00:00Z",
  };
  id = ((await site.request("POST", "/api/v0/entry", { as: "admin", body: entry })).body as { _id: string })._id;
});
afterAll(() => site.close());

const list = "/api/v0/entry?limit=3";

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(site.services.database.pool, "query");
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

test("a list is read from the database once, and again after a change", async () => {
  const read = () => site.request("GET", list);
  expect((await read()).body).toMatchObject([{ title: "Apfeltag" }]);
  expect(await statementsOf(read)).toBe(0);
  await site.request("PUT", `/api/v0/entry/${id}`, { as: "admin", body: { title: "Birnentag" } });
  const changed = await read();
  expect(changed.body).toMatchObject([{ title: "Birnentag" }]);
  expect(changed.headers.get("x-total-count")).toBe("1");
});

test("unknown query keys are ignored; answers to free text are not cached", async () => {
  await site.request("GET", list);
  expect(await statementsOf(() => site.request("GET", `${list}&von=hier`))).toBe(0);
  await site.request("GET", `${list}&q=tag`);
  expect(await statementsOf(() => site.request("GET", `${list}&q=tag`))).toBeGreaterThan(0);
});

test.each([
  ["list", () => list],
  ["entry", () => `/api/v0/entry/${id}/`],
  ["settings", () => "/api/v0/config/"],
])("guests may read the %s from every site, and ask whether it has changed", async (_name, path) => {
  const { status, headers } = await site.request("GET", path());
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-expose-headers")).toBe("X-Total-Count, ETag, X-Request-Id");
  expect(headers.get("vary")).toBe("Accept-Encoding, Cookie, Authorization");
  expect(headers.get("cache-control")).toBe("no-cache");
  const again = await site.request("GET", path(), { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect([again.status, again.body]).toEqual([304, ""]);
});

test("a refusal can be read from every origin, and is not cached", async () => {
  const refused = await site.request("GET", "/api/v0/entry/nirgends");
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  const wrong = await site.request("GET", "/api/v0/entry?limit=0");
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: "C200" }]);
});

test.each([
  ["a session", { as: "admin" as const }],
  ["any authorization", { headers: { authorization: "Basic eA==" } }],
])("with %s an answer is not shared with guests", async (_name, options) => {
  await site.request("GET", list);
  const { headers } = await site.request("GET", list, options);
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("vary")).toBe("Cookie, Authorization");
});

test("answers for editors only are not open to other origins", async () => {
  const { status, headers } = await site.request("GET", "/api/v0/file");
  expect([status, headers.get("access-control-allow-origin")]).toEqual([401, null]);
});
