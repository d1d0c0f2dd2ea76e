import { afterAll, beforeAll, expect, it } from "vitest";
import de from "#locales/de/admin/boardhandover.json";
import { handoverFactKinds, type HandoverStep, handoverStepNames } from "#contract/values/board-handover.ts";
import { countStatements } from "#testing/count-statements.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const list = () => site.trpc("system").boardHandover;
const row = async (step: HandoverStep) => (await list().read.query()).find((one) => one.step === step);
const facts = async (step: HandoverStep): Promise<Record<string, string[]>> =>
  Object.fromEntries(((await row(step))?.facts ?? []).map(({ kind, values }) => [kind, values]));

it("has words for each step and each fact, and none besides", () => {
  expect(Object.keys(de.steps).toSorted()).toEqual(handoverStepNames.toSorted());
  expect(Object.keys(de.facts).toSorted()).toEqual(handoverFactKinds.toSorted());
});

it("names what is entered now, without a secret, in few queries", async () => {
  expect(await facts("payment")).toEqual({});
  const { status } = await site.request("PUT", "/api/v0/config", {
    as: "system",
    body: {
      notify: { message: ["vorstand@verein.example"], order: [] },
      mail: { from: "post@verein.example" },
      components: { shop: { enabled: true } },
      shop: {
        bankverbindung: { holder: "Verein", iban: "DE02120300000000202051", bank: "Bank" },
        stripe: { secret: "sk_test_geheim12345" },
      },
    },
  });
  expect(status).toBe(200);
  expect(await facts("recipients")).toEqual({ messages: ["vorstand@verein.example"] });
  expect(await facts("mail")).toEqual({ sender: ["post@verein.example"] });
  expect(await facts("payment")).toMatchObject({
    account: ["Verein", "DE02120300000000202051", "Bank"],
    stripe: ["yes"],
  });
  expect((await facts("users"))["systemUsers"]?.[0]).toMatch(/system/u);
  expect((await facts("secondFactors"))["withoutSecondFactor"]).not.toEqual([]);
  expect(await facts("domain")).toMatchObject({ address: [site.services.publicUrl()] });
  expect((await facts("backups"))["place"]?.[0]).toMatch(/backups$/u);
  expect(JSON.stringify(await list().read.query())).not.toContain("geheim12345");
  const count = countStatements(site.services.database.pool);
  const before = count();
  await list().read.query();
  expect(count() - before).toBeLessThan(8);
});

it("remembers who ticked a step off first, until it is taken back or the list is emptied", async () => {
  const ticked = await list().tick.mutate({ step: "imprint", isDone: true });
  const done = ticked.find(({ step }) => step === "imprint")?.done;
  expect(done).toEqual({ at: expect.any(String), by: "Test system" });
  site.services.now = () => new Date(Date.now() + 86_400_000);
  await list().tick.mutate({ step: "imprint", isDone: true });
  expect((await row("imprint"))?.done).toEqual(done);
  await list().tick.mutate({ step: "imprint", isDone: false });
  expect((await row("imprint"))?.done).toBe(null);
  await list().tick.mutate({ step: "mail", isDone: true });
  expect((await list().beginAnew.mutate()).every((one) => one.done === null)).toBe(true);
  expect((await refusal(list().tick.mutate({ step: "nothing" as HandoverStep, isDone: true }))).status).toBe(400);
});

it("is for system users only", async () => {
  for (const role of ["admin", "editor", "shop", "desk", "author"] as const)
    expect((await refusal(site.trpc(role).boardHandover.read.query())).status).toBe(403);
  expect((await refusal(site.trpc("admin").boardHandover.tick.mutate({ step: "mail", isDone: true }))).status).toBe(
    403,
  );
  expect((await refusal(site.trpc().boardHandover.read.query())).status).toBe(401);
});
