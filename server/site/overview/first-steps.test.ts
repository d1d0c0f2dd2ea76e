import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedSite } from "../../start/seed-site.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await seedSite(site.services);
});
afterAll(() => site.close());

const as = "admin" as const;
const overview = () => site.trpc(as).overview;
const done = async (): Promise<string[]> =>
  (await overview().steps.query()).filter(({ isDone }) => isDone).map(({ name }) => name);

async function upload(bytes: Uint8Array, name: string): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  expect((await site.request("POST", "/api/v0/upload", { as, body: form })).status).toBeLessThan(300);
}

it("an empty site has none done; each is done by its deed", async () => {
  expect(await done()).toEqual([]);
  await site.request("PUT", "/api/v0/config/", { as, body: { title: "Sportverein" } });
  expect(await done()).toEqual(["name"]);
  await upload(new TextEncoder().encode("Satzung"), "Satzung.txt");
  expect(await done()).toEqual(["name"]);
  await site.request("PUT", "/api/v0/config/", { as, body: { site: { palette: "lake" } } });
  const [imprint] = (await site.request("GET", "/api/v0/entry/?tags=Seite%7CImpressum", { as })).body as {
    _id: string;
  }[];
  await site.request("PUT", `/api/v0/entry/${imprint?._id}`, {
    as,
    body: { content: ["<p>Sportverein, Am Platz 1</p>"] },
  });
  expect(await done()).toEqual(["name", "look", "imprint"]);
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  await upload(bytes, "Platz.jpg");
  const draft = { title: "Saisonstart", tags: ["Aktuelles"] };
  const { body } = await site.request("POST", "/api/v0/entry/", { as, body: draft });
  expect(await done()).toEqual(["name", "look", "imprint", "picture"]);
  const publish = { publish_date: new Date(Date.now() - 1000).toISOString() };
  await site.request("PUT", `/api/v0/entry/${(body as { _id: string })._id}`, { as, body: publish });
  expect(await done()).toHaveLength(5);
});

it("a step is put aside and taken up again, once for everybody; guests know nothing of it", async () => {
  const leave = (isLeft: boolean) => overview().leaveStep.mutate({ name: "look", isLeft });
  await leave(true);
  await leave(true);
  expect((await overview().steps.query()).filter(({ isLeft }) => isLeft).map(({ name }) => name)).toEqual(["look"]);
  await leave(false);
  expect((await overview().steps.query()).some(({ isLeft }) => isLeft)).toBe(false);
  expect((await refusal(site.trpc().overview.steps.query())).status).toBe(401);
  const settings = await site.request("GET", "/api/v0/config/", { as: "system" });
  expect(JSON.stringify(settings.body)).not.toContain("firstSteps");
});

it("a look that was saved as it is counts as chosen", async () => {
  await site.request("PUT", "/api/v0/config/", { as, body: { site: { palette: "garden" } } });
  expect(await done()).not.toContain("look");
  await overview().chooseLook.mutate();
  expect(await done()).toContain("look");
});
