import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Article } from "./article.ts";
import type { Entry } from "#contract/schemas/entries.ts";
import { limits } from "#contract/values/limits.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { finishRestore } from "../../cli/archive/finish.ts";
import { loadArchive } from "../../cli/archive/load.ts";
import { writeArchive } from "../../cli/archive/write.ts";
import { createCaller } from "../../router.ts";
import { admin, contextOf, openTestServices } from "#testing/file-services.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

type RestEntry = Record<string, unknown> & { _id: string; version: number };

let site: TestSite;
let picture: string;
beforeAll(async () => {
  site = await openTestSite();
  picture = await insertFile(site.services.database);
});
afterAll(() => site.close());

const path = "/api/v0/entry/";
const send = async (method: "POST" | "PUT", body: object): Promise<RestEntry> => {
  const answer = await site.request(method, path, { as: "admin", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(method === "POST" ? 201 : 200);
  return answer.body as RestEntry;
};
const read = async (id: string): Promise<RestEntry> =>
  (await site.request("GET", path + id, { as: "admin" })).body as RestEntry;
const inside = (id: string): Promise<Entry> => createCaller(contextOf(site.services, admin)).entries.byId({ id });

const german = {
  title: "Apfelfest",
  content: ["<p>Äpfel</p>", "<p>Most</p>"],
  links: [{ title: "Hof", url: "/hof" }],
};
const gallery = () => ({
  type: "gallery",
  settings: { myTitle: "Bilder", images: [{ file: picture, caption: "Früh" }] },
});
const whole = () => ({ ...german, sections: [gallery(), { type: "download", files: [picture] }] });
const english = {
  title: "Apple day",
  content: ["<p>apples</p>", "<p>cider</p>"],
  sections: [
    { title: "Pictures", captions: ["Morning"] },
    { title: "", captions: [] },
  ],
  links: [{ title: "Farm" }],
};

describe("the English texts of an entry", () => {
  it("are null where there are none, and are read as they were written", async () => {
    const before = await send("POST", whole());
    expect(before["en"]).toBeNull();
    const after = await send("PUT", { _id: before._id, en: english });
    expect(after).toEqual({ ...before, en: english, updated: expect.any(String), version: 2 });
    expect(await read(before._id)).toEqual(after);
    expect(await send("PUT", after)).toEqual(after);
  });

  it("may come with the entry, and only some of them: '' stands for those that are missing", async () => {
    const entry = await send("POST", { ...whole(), en: { content: ["", "<p>cider</p>"] } });
    expect(entry["en"]).toEqual({
      title: "",
      content: ["", "<p>cider</p>"],
      sections: [
        { title: "", captions: [""] },
        { title: "", captions: [] },
      ],
      links: [{ title: "" }],
    });
    const titled = await send("PUT", { _id: entry._id, en: { title: "Apple day" } });
    expect(titled["en"]).toMatchObject({ title: "Apple day", content: ["", "<p>cider</p>"] });
    const shorter = await send("PUT", { _id: entry._id, en: { content: ["<p>apples</p>"] } });
    expect(shorter["en"]).toMatchObject({ title: "Apple day", content: ["<p>apples</p>", ""] });
  });

  it("all go when null is sent; when everything is emptied, too", async () => {
    const entry = await send("POST", { ...whole(), en: english });
    const cleared = await send("PUT", { _id: entry._id, en: null });
    expect(cleared).toEqual({ ...entry, en: null, updated: expect.any(String), version: 2 });
    expect(JSON.stringify(await inside(entry._id))).not.toMatch(/apples|Morning|Farm|Pictures/u);
    const [texts, links] = [{ content: ["", ""], title: "" }, [{ title: "" }]];
    await send("PUT", { _id: entry._id, en: english });
    expect((await send("PUT", { _id: entry._id, en: { ...texts, links, sections: [] } }))["en"]).toBeNull();
    expect(await inside(entry._id)).toMatchObject({ en: null, englishFrom: null });
  });

  it("are made safe like the German ones", async () => {
    const en = { content: ["<p onclick=alert(1)>apples</p><script>alert(1)</script><b>!</b>"] };
    const entry = await send("POST", { ...whole(), en });
    expect(entry["en"]).toMatchObject({ content: ["<p>apples</p><strong>!</strong>", ""] });
  });

  it("are found by the search, wherever they stand", async () => {
    const words = { title: "quince", content: ["", "<p>medlar</p>"], links: [{ title: "rowan" }] };
    const sections = [{ title: "sorbus", captions: ["aronia"] }];
    const { _id } = await send("POST", { ...whole(), en: { ...words, sections } });
    for (const q of ["quince", "MEDLAR", "rowan", "sorbus", "aronia"]) {
      const { body } = await site.request("GET", `${path}?q=${q}`, { as: "admin" });
      expect(
        (body as RestEntry[]).map((entry) => entry._id),
        q,
      ).toEqual([_id]);
    }
  });

  it("stay where the German alone is saved, and are older from then on", async () => {
    const { _id } = await send("POST", { ...whole(), en: english });
    const before = await inside(_id);
    expect(before).toMatchObject({ revision: 1, englishFrom: 1 });
    const saved = await send("PUT", { _id, title: "Apfelfest 2027", content: ["<p>Äpfel</p>", "<p>Süßmost</p>"] });
    expect(saved["en"]).toEqual(english);
    const after = await inside(_id);
    expect(after).toMatchObject({ revision: 2, englishFrom: 1, en: { title: "Apple day" } });
    expect(after.blocks.map(({ revision, englishFrom }) => [revision, englishFrom])).toEqual([
      [1, 1],
      [2, 1],
      [1, 1],
      [1, null],
      [1, 1],
    ]);
    await send("PUT", { _id, en: { content: ["<p>apples</p>", "<p>sweet cider</p>"] } });
    expect((await inside(_id)).blocks[1]).toMatchObject({ revision: 2, englishFrom: 2 });
  });

  it("are as good as new where an editor says that they are still right; nothing else is stored by that", async () => {
    const { _id } = await send("POST", { ...whole(), en: english });
    await send("PUT", { _id, title: "Apfelfest 2027", content: ["<p>Äpfel</p>", "<p>Süßmost</p>"] });
    const { blocks, version } = await inside(_id);
    const caller = createCaller(contextOf(site.services, admin));
    const confirmed = ["title", blocks[1]?.id ?? "", "unbekannt"];
    await caller.entries.update({ id: _id, version, confirmed });
    const after = await inside(_id);
    expect(after).toMatchObject({ revision: 2, englishFrom: 2, en: { title: "Apple day" }, version: version + 1 });
    expect(after.blocks.map(({ revision, englishFrom }) => [revision, englishFrom]).slice(0, 4)).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
      [1, null],
    ]);
    await caller.entries.update({ id: _id, confirmed });
    expect((await inside(_id)).version).toBe(version + 1);
  });

  it("that are wrong are named by the fields of REST", async () => {
    const { _id } = await send("POST", whole());
    const refused = async (en: object) => {
      const { status, body } = await site.request("PUT", path, { as: "admin", body: { _id, en } });
      expect(status).toBe(400);
      return Object.keys((body as { fields: object }).fields);
    };
    expect(await refused({ content: ["x".repeat(limits.contentBlockLength + 1)] })).toEqual(["en.content.0"]);
    expect(await refused({ title: "x".repeat(161) })).toEqual(["en.title"]);
    expect(await refused({ links: [{ title: "x".repeat(161) }] })).toEqual(["en.links.0.title"]);
    expect(await refused({ sections: [{ captions: ["a\u0000b"] }] })).toEqual(["en.sections.0.captions.0"]);
    expect((await read(_id))["version"]).toBe(1);
  });

  it("travel with a backup", async () => {
    const { _id } = await send("POST", { ...whole(), en: english });
    const before = await inside(_id);
    const dir = await mkdtemp(join(tmpdir(), "english-test-"));
    const file = join(dir, "site.tar.gz");
    await writeArchive(site.services, file);
    const target = await openTestServices();
    const finish = () => finishRestore(target, undefined);
    await loadArchive(file, () => Promise.resolve({ ...target, finish }));
    expect(await createCaller(contextOf(target, admin)).entries.byId({ id: _id })).toEqual(before);
    await target.close();
    await rm(dir, { recursive: true });
  });

  it("and what the server counts of texts are in no page of a guest; who edits gets the texts to keep them", async () => {
    const { _id } = await send("POST", { ...whole(), en: english, publish_date: "now", tags: ["Aktuelles"] });
    const shownTo = (viewer: typeof admin): Promise<Article> =>
      createCaller(contextOf(site.services, viewer)).entries.article({ id: _id });
    const keysOf = (value: unknown): string[] =>
      value === null || typeof value !== "object"
        ? []
        : Object.entries(value).flatMap(([key, field]) => [key, ...keysOf(field)]);
    const guests = await shownTo(guestViewer);
    expect(guests.entry.blocks).toHaveLength(5);
    for (const key of ["en", "revision", "englishFrom"]) expect(keysOf(guests.entry)).not.toContain(key);
    const editors = await shownTo(admin);
    expect(editors.entry).toMatchObject({
      en: { title: "Apple day" },
      blocks: [{ en: { html: "<p>apples</p>" } }, {}, {}, {}, {}],
    });
    for (const key of ["revision", "englishFrom"]) expect(keysOf(editors.entry)).not.toContain(key);
  });
});
