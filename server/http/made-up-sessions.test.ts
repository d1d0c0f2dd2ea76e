// Cookies that open nothing cost no query each, and signing out stays what it is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "../auth/sessions.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

let site: TestSite;
let queries = 0;

beforeAll(async () => {
  site = await openTestSite();
  const { pool } = site.services.database;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    queries += 1;
    return query(...args);
  }) as typeof pool.query;
});
afterAll(() => site.close());

const me = (token: string) => site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie: `session=${token}` } });

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const before = queries;
  await work();
  return queries - before;
}

test("what is no token costs no query, what was never given out costs one, and both are cleared", async () => {
  for (const token of ["x", "%zz", "a".repeat(33), `${"a".repeat(33)}.`, "a".repeat(5_000)])
    expect(await queriesOf(() => me(token)), token.slice(0, 40)).toBe(0);
  const token = newToken();
  expect([await queriesOf(() => me(token)), await queriesOf(() => me(token))]).toEqual([1, 0]);
  for (const made of ["x", token]) {
    const { headers, body } = await me(made);
    expect(headers.getSetCookie().join()).toMatch(/session=;/u);
    expect(body).toMatchObject([{ handle: "guest" }]);
  }
});

test("a session that was ended stays ended, and a new one opens", async () => {
  const cookie = (await site.cookieOf("admin")) ?? "";
  const token = cookie.slice("session=".length);
  for (let times = 0; times < 2; times += 1) expect((await me(token)).body).toMatchObject([{ roles: ["admin"] }]);
  await site.request("POST", "/api/v0/logout", { headers: { cookie } });
  for (let times = 0; times < 2; times += 1) expect((await me(token)).body).toMatchObject([{ handle: "guest" }]);
  const next = ((await site.cookieOf("admin")) ?? "").slice("session=".length);
  expect((await me(next)).body).toMatchObject([{ roles: ["admin"] }]);
});
