import { afterAll, beforeAll, expect, it } from "vitest";
import { min } from "drizzle-orm";
import { siteIdentity } from "#db/schema/site-identity.ts";
import { users } from "#db/schema/users.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const overview = () => site.trpc("admin").overview;
const checks = () => overview().checks.query();
const kinds = async () => (await checks()).map(({ kind }) => kind);
const write = (path: string, body: object) => site.request("POST", `/api/v0${path}`, { as: "system", body });

it("says what a fresh site lacks, and nothing that is in order", async () => {
  expect((await kinds()).toSorted()).toEqual(["firstTexts", "lawOpen", "mailOff"]);
  expect(await overview().waiting.query()).toEqual([]);
  const open = (await site.trpc("admin").law.list.query()).filter(({ state }) => state === "open");
  expect(await checks()).toContainEqual({ kind: "lawOpen", count: open.length, one: null, at: null });
});

it("guests are refused", async () => {
  const { overview: theirs } = site.trpc();
  for (const call of [theirs.waiting, theirs.checks, theirs.storage, theirs.isFirstDay])
    expect((await refusal(call.query())).status).toBe(401);
});

it("finds public events without a day", async () => {
  const publish_date = new Date(Date.now() - 1000).toISOString();
  await write("/entry/", { title: "Irgendwann", tags: ["Veranstaltungen"], publish_date });
  expect(await checks()).toContainEqual({ kind: "eventsWithoutDay", count: 1, one: null, at: null });
});

it("the first day is over after 24 hours", async () => {
  const { db } = site.services.database;
  const [row] = await db.select({ first: min(users.created) }).from(users);
  const later = (hours: number) => new Date((row?.first?.getTime() ?? 0) + hours * 3_600_000);
  site.services.now = () => later(23);
  expect(await overview().isFirstDay.query()).toBe(true);
  site.services.now = () => later(25);
  expect(await overview().isFirstDay.query()).toBe(false);
  site.services.now = () => new Date();
});

it("asks for a backup when there was none for two days, without a schedule for a week, and never of a young site", async () => {
  const { db } = site.services.database;
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db.insert(siteIdentity).values({ key: "site", identity: "test" }).onConflictDoNothing();
  expect(await kinds()).not.toContain("noBackup");
  await db.update(users).set({ created: days(8) });
  expect(await kinds()).toContain("noBackup");
  await db.update(siteIdentity).set({ backedUp: days(1) });
  expect(await kinds()).not.toContain("noBackup");
  await db.update(siteIdentity).set({ backedUp: days(6) });
  expect(await kinds()).toContain("noBackup");
  site.services.env.BACKUP_AT = null;
  expect(await kinds()).not.toContain("noBackup");
  await db.update(siteIdentity).set({ backedUp: days(8) });
  expect(await kinds()).toContain("noBackup");
});

it("names a made-up password, and a storage of which more than 90 % are used", async () => {
  await site.services.database.db.update(users).set({ mustChangePassword: true });
  expect(await kinds()).toContain("madeUpPassword");
  await site.services.database.db.update(users).set({ mustChangePassword: false });
  const kindsWith = async (quota: number): Promise<string[]> => {
    await site.request("PUT", "/api/v0/config/", { as: "system", body: { quota } });
    return kinds();
  };
  expect(await kindsWith(0)).not.toContain("storageFull");
  await insertFile(site.services.database, { sizeBytes: 900, altDe: "Baum" });
  expect(await kindsWith(1000)).not.toContain("storageFull");
  expect(await kindsWith(999)).toContain("storageFull");
  expect(await kindsWith(0)).toContain("storageFull");
});
