import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestViewer, programViewer } from "#contract/values/permissions.ts";
import { entries } from "#db/schema/entries.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { examine } from "../../cli/doctor/examine.ts";
import { createFile } from "../../library/files/create-file.ts";
import { replaceFile } from "../../library/files/replace-file.ts";
import { createCaller } from "../../router.ts";
import {
  contextOf,
  type EditedServices,
  openEditedServices,
  receiveBytes,
  type TestServices,
} from "#testing/file-services.ts";
import { jpeg } from "#testing/pictures.ts";
import { ticksOf } from "#testing/ticks.ts";
import { createContentCache } from "./cache.ts";
import { publicChange } from "./public-change.ts";
import { type ContentTopic, contentTopics } from "./topics.ts";

let services: TestServices;
let editor: EditedServices["editor"];
beforeAll(async () => {
  ({ services, editor } = await openEditedServices());
});
afterAll(() => services.close());

const change = (topic: ContentTopic, before: unknown, after: unknown) =>
  services.database.db.transaction((tx) => publicChange(tx, topic, before, after));

describe("a cache", () => {
  function counting(topics: readonly ContentTopic[]): () => Promise<number> {
    const cache = createContentCache<number>(services.clock, topics, { maxItems: 1 });
    let made = 0;
    return () => cache.getOrMake("key", async () => (made += 1));
  }

  it.each(contentTopics)(
    "of other topics is left alone when %s change; those made of them are made anew",
    async (topic) => {
      const others = contentTopics.filter((one) => one !== topic);
      const [own, foreign, whole] = [counting([topic]), counting(others), counting(contentTopics)];
      const all = async () => [await own(), await foreign(), await whole()];
      // The cache may store a value some time after the first answer. So the calls repeat until the counts stay equal.
      await all();
      await expect.poll(all).toEqual(await all());
      const before = await all();
      await change(topic, "a", "b");
      expect(await all()).toEqual(before.map((made, at) => (at === 1 ? made : made + 1)));
    },
  );

  it("stays when a transaction changes nothing for guests, or is taken back", async () => {
    const whole = counting(contentTopics);
    await whole();
    await expect.poll(whole).toBe(await whole());
    const before = await whole();
    await change("entries", { title: "Fest" }, { title: "Fest" });
    const refused = services.database.db.transaction(async (tx) => {
      await publicChange(tx, "entries", "a", "b");
      throw new Error("refused");
    });
    await expect(refused).rejects.toThrow("refused");
    expect(await whole()).toBe(before);
  });
});

let seed = 0;
async function upload(): Promise<string> {
  const received = await receiveBytes(services, await jpeg(300, 200, (seed += 1)));
  return (await createFile(services, { received, name: "Hang.jpg", tags: ["Bilder"] })).id;
}

async function publish(pictureId: string, more: object = {}): Promise<string> {
  const { webpVariants } = await editor.files.byId({ id: pictureId });
  const shown = `<img src="/api/v0/download/${pictureId}/${webpVariants[0]?.id}" alt="" />`;
  const content = [`<p>Most${shown}</p>`];
  const fields = { title: "Fest", tags: ["Feste|2026"], publishDate: "now" as const, content, media: [[pictureId]] };
  return (await editor.entries.create({ ...fields, ...more })).id;
}

type Work = (given: { entry: string; picture: string }) => Promise<unknown>;

async function ticksAfter(isPublic: boolean, work: Work): Promise<ContentTopic[]> {
  const picture = await upload();
  const entry = await publish(picture, isPublic ? {} : { publishDate: null });
  const ticks = await ticksOf(services.database, () => work({ entry, picture }));
  await services.database.db.delete(entries);
  return [...new Set(ticks.flat())].sort();
}

const crop = { type: "crop", x: 0, y: 0, w: 100, h: 100 } as const;
const replace: Work = async ({ picture }) => {
  const received = await receiveBytes(services, await jpeg(310, 210, (seed += 1)));
  await replaceFile(services, { id: picture, received, name: "neu.jpg" });
};
const mend: Work = async () => {
  const report = await examine({ services, viewer: programViewer, isMending: true, isThorough: false });
  expect(report.lines()).toHaveLength(1);
};

describe("what guests see of entries has changed when", () => {
  it.each<[string, Work]>([
    ["a public one is created", async ({ picture }) => publish(picture)],
    ["one is changed", ({ entry }) => editor.entries.update({ id: entry, title: "Anderes Fest" })],
    ["one gets English texts", ({ entry }) => editor.entries.update({ id: entry, english: { title: "Feast" } })],
    ["one gets other tags", ({ entry }) => editor.entries.update({ id: entry, tags: ["Feste"] })],
    ["one becomes a draft", ({ entry }) => editor.entries.update({ id: entry, publishDate: null })],
    ["one is put off", ({ entry }) => editor.entries.update({ id: entry, publishDate: "2099-01-01T00:00:00Z" })],
    ["one is deleted", ({ entry }) => editor.entries.remove({ id: entry })],
    ["several are deleted", ({ entry }) => editor.entries.removeMany({ ids: [entry] })],
  ])("%s", async (_name, work) => {
    expect(await ticksAfter(true, work)).toEqual(["entries"]);
  });

  it("the doctor takes out of one what is gone", async () => {
    const work: Work = async (given) => {
      const names = { id: "d", type: "downloads" as const, files: ["gone"], revision: 1, englishFrom: null };
      await services.database.db
        .update(entries)
        .set({ blocks: [names] })
        .where(eq(entries.id, given.entry));
      await mend(given);
    };
    expect(await ticksAfter(true, work)).toEqual(["entries"]);
  });
});

describe("what guests see of files has changed when", () => {
  it.each<[string, Work]>([
    ["one is renamed", ({ picture }) => editor.files.update({ id: picture, name: "Wiese" })],
    ["one is described", ({ picture }) => editor.files.update({ id: picture, alt: { de: "Eine Wiese" } })],
    ["one is tagged", ({ picture }) => editor.files.tag({ ids: [picture], tags: ["Obst"] })],
    ["a tag is taken from one", ({ picture }) => editor.files.untag({ ids: [picture], tags: ["Bilder"] })],
    ["one that no public entry shows is cut", ({ picture }) => editor.files.crop({ id: picture, ...crop })],
    ["one that no public entry shows is replaced", replace],
    ["one that no public entry shows is deleted", ({ picture }) => editor.files.remove({ id: picture })],
  ])("%s", async (_name, work) => {
    expect(await ticksAfter(false, work)).toEqual(["files"]);
  });

  it.each<[string, Work]>([
    [
      "the doctor makes its variants anew",
      ({ picture }) => services.database.db.delete(fileVariants).where(eq(fileVariants.fileId, picture)),
    ],
    [
      "the doctor gets its size right",
      ({ picture }) => services.database.db.update(files).set({ sizeBytes: 7 }).where(eq(files.id, picture)),
    ],
  ])("%s", async (_name, harm) => {
    const work: Work = async (given) => {
      await harm(given);
      await mend(given);
    };
    expect(await ticksAfter(true, work)).toEqual(["files"]);
  });

  it("the doctor takes what is left for its bytes, and once more when variants are made of that", async () => {
    const picture = await upload();
    const [row] = await services.database.db.select().from(files).where(eq(files.id, picture));
    await services.storage.remove(row?.hash ?? "");
    const ticks = await ticksOf(services.database, () => mend({ picture, entry: "" }));
    expect(ticks).toEqual([["files"], ["files"]]);
  });
});

describe("both have changed when", () => {
  it.each<[string, Work]>([
    ["a file that a public entry shows is deleted", ({ picture }) => editor.files.remove({ id: picture })],
    ["several are", ({ picture }) => editor.files.removeMany({ ids: [picture] })],
    [
      "a picture that a public entry has in its text is cut",
      ({ picture }) => editor.files.crop({ id: picture, ...crop }),
    ],
    ["or replaced", replace],
    ["a tag is moved", () => editor.tags.move({ path: "Feste|2026", parent: null })],
    ["a tag is renamed", () => editor.tags.rename({ path: "Feste", name: "Feiern" })],
    ["a tag is removed", () => editor.tags.remove({ path: "Feste" })],
  ])("%s", async (_name, work) => {
    expect(await ticksAfter(true, work)).toEqual(expect.arrayContaining(["entries", "files"]));
  });
});

it("what guests see of the settings has changed when they are saved, not when they are saved as they are", async () => {
  const save = (title: string) => ticksOf(services.database, () => editor.settings.update({ title }));
  expect(await save("Gartenfreunde")).toEqual([["settings"]]);
  expect(await save("Gartenfreunde")).toEqual([]);
  const guest = createCaller(contextOf(services, guestViewer));
  expect(await ticksOf(services.database, () => guest.settings.get())).toEqual([]);
});

it.each<[string, Work]>([
  ["created", async ({ picture }) => publish(picture, { publishDate: null })],
  ["saved", ({ entry }) => editor.entries.update({ id: entry, title: "Zweiter Entwurf", content: ["<p>x</p>"] })],
  ["deleted", ({ entry }) => editor.entries.remove({ id: entry })],
])("nothing has changed for guests when a draft is %s", async (_name, work) => {
  expect(await ticksAfter(false, work)).toEqual([]);
});
