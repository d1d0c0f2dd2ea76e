import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions } from "#db/schema/sessions.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { expiredSessions } from "./expired-sessions.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it("sessions are removed when they have expired, by the site's own clock", async () => {
  await site.cookieOf("admin");
  const { db } = site.services.database;
  const left = () => db.$count(sessions);
  await expiredSessions.start(site.services).stop();
  expect(await left()).toBe(1);
  site.services.now = () => new Date(Date.now() + 366 * 86_400_000);
  await expiredSessions.start(site.services).stop();
  expect(await left()).toBe(0);
});
