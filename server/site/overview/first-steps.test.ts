import { afterAll, beforeAll, expect, it } from "vitest";
import { firstSteps } from "#contract/schemas/first-steps.ts";
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

it("an empty site has none done; each is done by its deed", async () => {
  const config = (body: object) => site.request("PUT", "/api/v0/config/", { as, body });
  expect(await done()).toEqual([]);
  await config({ title: "Sportverein" });
  expect(await done()).toEqual(["name"]);
  await config({ site: { palette: "lake", address: { street: "Am Platz 1", city: "Hangen" } } });
  await config({ notify: { message: ["post@example.org"] } });
  for (const page of ["Impressum", "Datenschutz"]) {
    const found = await site.request("GET", `/api/v0/entry/?tags=Seite%7C${page}`, { as });
    const [{ _id: id } = { _id: "" }] = found.body as { _id: string }[];
    await site.request("PUT", `/api/v0/entry/${id}`, { as, body: { content: ["<p>Sportverein, Am Platz 1</p>"] } });
  }
  expect(await done()).toEqual(["name", "colors", "address", "mails", "imprint", "privacy"]);
  const draft = { title: "Saisonstart", tags: ["Aktuelles"] };
  const { body } = await site.request("POST", "/api/v0/entry/", { as, body: draft });
  expect(await done()).not.toContain("entry");
  const publish = { publish_date: new Date(Date.now() - 1000).toISOString() };
  await site.request("PUT", `/api/v0/entry/${(body as { _id: string })._id}`, { as, body: publish });
  await config({ onlyGerman: true, components: { shop: { enabled: true } } });
  expect(await done()).toEqual(firstSteps.filter((step) => step !== "kind" && step !== "logo"));
});

it("pages are proposed for the kind of site, and added as drafts with headings, all or none", async () => {
  const [club] = await overview().proposals.query();
  const [about, groups] = club?.pages ?? [];
  expect(about).toMatchObject({ title: "Über uns", address: "/ueber-uns" });
  const add = (pages: string[]) => overview().addProposed.mutate({ kind: "club", pages });
  expect((await refusal(add(["about", "rent"]))).fields).toHaveProperty("pages");
  const made = await add(["about", "groups"]);
  expect(made.map(({ path }) => path)).toEqual([about?.address, groups?.address]);
  const { body } = await site.request("GET", `/api/v0/entry/${made[0]?.id}`, { as });
  expect(body).toMatchObject({ title: "Über uns", publish_date: null, tags: ["Seite|Eigene"] });
  expect((body as { content: string[] }).content.join("")).toContain("<h2>Der Vorstand</h2>");
  expect(await done()).toContain("kind");
  expect((await refusal(add(["join", "about"]))).fields).toHaveProperty("address");
  const { pages } = await site.trpc(as).navigation.read.query();
  expect(Object.values(pages).map(({ path }) => path)).not.toContain("/mitglied-werden");
  expect((await refusal(site.trpc().overview.proposals.query())).status).toBe(401);
});

it("a step is put aside and taken up again, once for everybody; guests know nothing of it", async () => {
  const leave = (isLeft: boolean) => overview().leaveStep.mutate({ name: "logo", isLeft });
  await leave(true);
  await leave(true);
  expect((await overview().steps.query()).filter(({ isLeft }) => isLeft).map(({ name }) => name)).toEqual(["logo"]);
  await leave(false);
  expect((await overview().steps.query()).some(({ isLeft }) => isLeft)).toBe(false);
  expect((await refusal(site.trpc().overview.steps.query())).status).toBe(401);
  const settings = await site.request("GET", "/api/v0/config/", { as: "system" });
  expect(JSON.stringify(settings.body)).not.toContain("firstSteps");
});

it("a step whose values stay as they are is done when it is finished", async () => {
  await site.request("PUT", "/api/v0/config/", { as, body: { site: { palette: "garden" } } });
  expect(await done()).not.toContain("colors");
  await overview().leaveStep.mutate({ name: "colors", isLeft: true });
  await overview().finishStep.mutate({ name: "colors" });
  expect(await done()).toContain("colors");
});
