import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "../../kernel/secrets/tokens.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

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

test("a cookie that this site did not make costs no query and is cleared", async () => {
  const given = ((await site.cookieOf("admin")) ?? "").slice("session=".length);
  const changed = `${given.startsWith("a") ? "b" : "a"}${given.slice(1)}`;
  const made = ["x", "%zz", "a".repeat(51), newToken(), `${newToken()}.${"a".repeat(16)}`, changed, "a".repeat(5_000)];
  await site.request("GET", "/api/v0/auth/?me=1");
  for (const token of made) {
    expect(await queriesOf(() => me(token)), token.slice(0, 60)).toBe(0);
    const { headers, body } = await me(token);
    expect(headers.getSetCookie().join()).toMatch(/session=;/u);
    expect(body).toMatchObject([{ handle: "guest" }]);
  }
});

test("an ended session stays ended, and a new one works", async () => {
  const cookie = (await site.cookieOf("admin")) ?? "";
  const token = cookie.slice("session=".length);
  for (let times = 0; times < 2; times += 1) expect((await me(token)).body).toMatchObject([{ roles: ["admin"] }]);
  await site.request("POST", "/api/v0/logout", { headers: { cookie } });
  const asked = async () => expect((await me(token)).body).toMatchObject([{ handle: "guest" }]);
  expect([await queriesOf(asked), await queriesOf(asked)]).toEqual([1, 0]);
  const next = ((await site.cookieOf("admin")) ?? "").slice("session=".length);
  expect((await me(next)).body).toMatchObject([{ roles: ["admin"] }]);
});
