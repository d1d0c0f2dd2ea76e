import { afterAll, beforeAll, expect, it } from "vitest";
import { fillSite } from "../../start/fill-site.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await fillSite(site.services);
});
afterAll(() => site.close());

const as = "admin" as const;
type Page = { _id: string; title: string; tags: string[]; content: string[]; en: { title: string; content: string[] } };
const pages = async (tag = "Seite"): Promise<Page[]> =>
  (await site.request("GET", `/api/v0/entry/?limit=50&tags=${encodeURIComponent(tag)}`, { as })).body as Page[];
const names = async () => (await pages()).flatMap(({ tags }) => tags.map((tag) => tag.slice(6))).toSorted();
const first = ["Aktuelles", "Barrierefreiheit", "Datenschutz", "Impressum", "Kontakt", "Veranstaltungen", "Willkommen"];

it("a site without the demo has seven pages, and the shop brings two; no later start adds one", async () => {
  expect(await names()).toEqual(first);
  const body = { title: "Förderer", tags: ["Seite|Projekt"] };
  expect((await site.request("POST", "/api/v0/entry/", { as, body })).status).toBe(201);
  expect(await names()).toContain("Projekt");
  const [{ _id: id } = { _id: "" }] = await pages("Seite|Projekt");
  expect((await site.request("DELETE", `/api/v0/entry/${id}`, { as })).status).toBe(200);
  for (const enabled of [true, false, true])
    await site.request("PUT", "/api/v0/config/", { as, body: { components: { shop: { enabled } } } });
  await fillSite(site.services);
  expect(await names()).toEqual(["AGB", ...first, "Widerrufsbelehrung"].toSorted());
  const [terms] = await pages("Seite|AGB");
  expect((await site.request("DELETE", `/api/v0/entry/${terms?._id}`, { as })).body).toMatchObject({ code: "C200" });
});

it("an English first text goes when its German text is replaced; what somebody wrote stays", async () => {
  const change = async (body: object): Promise<Page> => {
    const [page] = await pages("Seite|Kontakt");
    return (await site.request("PUT", `/api/v0/entry/${page?._id}`, { as, body })).body as Page;
  };
  const [contact] = await pages("Seite|Kontakt");
  expect(contact?.en.content[0]).toContain("our address");
  const written = await change({ content: ["<p>Am Anger 1</p>"] });
  expect(written.en).toEqual({ title: "Contact", content: [""] });
  expect((await change({ title: "So erreichen Sie uns" })).en).toBeNull();
  const english = { title: "Contact", content: ["<p>Am Anger 1, Germany</p>"] };
  expect((await change({ title: "Anfahrt", en: { ...english, title: "How to find us" } })).en).toMatchObject({
    title: "How to find us",
  });
  expect((await change({ content: ["<p>Am Anger 2</p>"] })).en.content).toEqual(english.content);
  const back = { title: "Kontakt", en: { ...english, title: "Contact" } };
  expect((await change(back)).en.title).toBe("Contact");
  expect((await change({ title: "Kontakt & Anfahrt" })).en.title).toBe("");
  expect((await change({ en: { ...english, title: "Contact" } })).en.title).toBe("Contact");
  expect((await change({ content: ["<p>Am Anger 3</p>"] })).en.title).toBe("Contact");
});
