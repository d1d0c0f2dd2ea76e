// The buttons that test mail, storage and database.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseTest, MailTest, StorageTest } from "#contract/values/self-tests.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function run<Answer>(name: string): Promise<Answer> {
  const { body } = await site.request("POST", `/trpc/selfTests.${name}`, { as: "system", body: {} });
  return (body as { result: { data: Answer } }).result.data;
}

it("mail: a letter to oneself lies in the outbox of a site without a mail server", async () => {
  expect(await run<MailTest>("mail")).toEqual({ to: "system@example.org", result: "written" });
  expect(await readdir(join(site.services.env.DATA_DIR, "outbox"))).toHaveLength(1);
});

it("mail: what the server answers is shown", async () => {
  const { env } = site.services;
  Object.assign(env, { SMTP_URL: "smtp://127.0.0.1:1" });
  const answer = await run<MailTest>("mail");
  delete env.SMTP_URL;
  expect(answer).toMatchObject({ result: "refused", answer: expect.stringContaining("ECONNREFUSED") });
});

it("storage: writes, reads and leaves nothing behind", async () => {
  expect(await run<StorageTest>("storage")).toMatchObject({ kind: "local" });
  const left = [];
  for await (const { hash } of site.services.storage.list()) left.push(hash);
  expect(left).toEqual([]);
});

it("database: says what it is", async () => {
  const { version, bytes } = await run<DatabaseTest>("database");
  expect(version).toMatch(/^\d+/u);
  expect(bytes).toBeGreaterThan(1_000_000);
});

it("is for those who set up the site alone", async () => {
  for (const name of ["mail", "storage", "database"])
    expect((await site.request("POST", `/trpc/selfTests.${name}`, { as: "admin", body: {} })).status).toBe(403);
});
