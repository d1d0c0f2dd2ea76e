import { afterAll, beforeAll, expect, it } from "vitest";
import { siteIdentity } from "#db/schema/site-identity.ts";
import { users } from "#db/schema/users.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const overview = () => site.trpc("admin").overview.get.query();
const kinds = async () => (await overview()).attention.map(({ kind }) => kind);
const write = (path: string, body: object) => site.request("POST", `/api/v0${path}`, { as: "system", body });

it("says what a fresh site lacks, and nothing that is in order", async () => {
  expect(await kinds()).toEqual(["mailOff", "firstTexts"]);
  expect(await overview()).toMatchObject({ unreadMessages: 0, drafts: { total: 0, newest: [] }, events: [] });
});

it("counts drafts, shows the next events, and finds public ones without a day", async () => {
  const publish_date = new Date(Date.now() - 1000).toISOString();
  for (const title of ["Eins", "Zwei", "Drei", "Vier"]) await write("/entry/", { title });
  await write("/entry/", { title: "Irgendwann", tags: ["Veranstaltungen"], publish_date });
  await write("/entry/", { title: "Apfeltag", tags: ["Veranstaltungen"], publish_date, date: "2999-10-03" });
  const { drafts, events, attention } = await overview();
  expect(drafts.total).toBe(4);
  expect(drafts.newest.map(({ title }) => title)).toEqual(["Vier", "Drei", "Zwei"]);
  expect(events).toMatchObject([{ title: "Apfeltag", list: "Veranstaltungen", date: "2999-10-03" }]);
  expect(attention).toContainEqual({ kind: "eventsWithoutDay", count: 1 });
});

it("asks for a backup when there was none for a week, and never of a young site", async () => {
  const { db } = site.services.database;
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await db.insert(siteIdentity).values({ key: "site", identity: "test" }).onConflictDoNothing();
  expect(await kinds()).not.toContain("noBackup");
  await db.update(users).set({ created: days(8) });
  expect(await kinds()).toContain("noBackup");
  await db.update(siteIdentity).set({ backedUp: days(6) });
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
