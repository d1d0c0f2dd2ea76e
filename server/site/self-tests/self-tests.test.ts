import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const tests = (as: "admin" | "system" = "system") => site.trpc(as).selfTests;

it("mail: a letter to oneself lies in the outbox of a site without a mail server", async () => {
  expect(await tests().mail.mutate()).toEqual({ to: "system@example.org", result: "written" });
  expect(await readdir(join(site.services.env.DATA_DIR, "outbox"))).toHaveLength(1);
});

it("mail: what the server answers is shown", async () => {
  const { env } = site.services;
  Object.assign(env, { SMTP_URL: "smtp://127.0.0.1:1" });
  const answer = await tests().mail.mutate();
  delete env.SMTP_URL;
  expect(answer).toMatchObject({ result: "refused", answer: expect.stringContaining("ECONNREFUSED") });
});

it("storage: writes, reads and leaves nothing behind", async () => {
  expect(await tests().storage.mutate()).toMatchObject({ kind: "local" });
  const left = [];
  for await (const { hash } of site.services.storage.list()) left.push(hash);
  expect(left).toEqual([]);
});

it("database: says what it is", async () => {
  const { version, bytes } = await tests().database.mutate();
  expect(version).toMatch(/^\d+/u);
  expect(bytes).toBeGreaterThan(1_000_000);
});

it("is for those who set up the site alone", async () => {
  for (const name of ["mail", "storage", "database"] as const)
    expect((await refusal(tests("admin")[name].mutate())).status).toBe(403);
});
