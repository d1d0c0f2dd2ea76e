import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionDays } from "#contract/values/limits.ts";
import { sessions } from "#db/schema/sessions.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

const DAY_MS = 86_400_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function askWithDaysLeft(
  days: number,
): Promise<{ cookies: string[]; cookie: string; expires: Date | undefined }> {
  const { db } = site.services.database;
  const cookie = (await site.cookieOf("admin")) ?? "";
  const isOwn = eq(sessions.tokenHash, hashToken(cookie.slice("session=".length)));
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + days * DAY_MS) })
    .where(isOwn);
  const { headers } = await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } });
  const [stored] = await db.select().from(sessions).where(isOwn);
  return { cookies: headers.getSetCookie(), cookie, expires: stored?.expiresAt };
}

it("a session with less than half of its time left is prolonged, with its cookie", async () => {
  const { cookies, cookie, expires } = await askWithDaysLeft(sessionDays / 2 - 1);
  expect((expires?.getTime() ?? 0) - Date.now()).toBeGreaterThan((sessionDays - 1) * DAY_MS);
  expect(cookies).toHaveLength(1);
  const [value, ...attributes] = (cookies[0] ?? "").split("; ");
  expect(value).toBe(cookie);
  expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
  const until = new Date(attributes.find((one) => one.startsWith("Expires="))?.slice("Expires=".length) ?? 0);
  expect(Math.abs(until.getTime() - (expires?.getTime() ?? 0))).toBeLessThan(1_000);
});

it("a session with more than half of its time left is unchanged, and no cookie is set", async () => {
  const { cookies } = await askWithDaysLeft(sessionDays / 2 + 1);
  expect(cookies).toEqual([]);
});
