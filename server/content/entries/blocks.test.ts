import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "#contract/schemas/entries.ts";
import { v7 as newId } from "uuid";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny, statusOf } from "#testing/trpc-client.ts";
import { findNextPublication } from "./next-moment.ts";
import { seedEntry } from "./save-entry.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type NewEntry = Inputs["entries"]["create"];
type Blocks = NonNullable<NewEntry["blocks"]>;

const entries = () => site.trpc("admin").entries;
const text = (id: string, html: string) => ({ id, type: "text" as const, html, media: [] });
const create = (blocks: Blocks, more: Partial<NewEntry> = {}): Promise<Entry> =>
  entries().create.mutate({ title: "Blöcke", blocks, ...more });
const refused = (blocks: unknown[]) => refusal(sendAny(entries().create.mutate, { title: "Blöcke", blocks }));

describe("blocks", () => {
  it("are cleaned when they are written, in both languages", async () => {
    const hostile = '<p onclick="x()">a<script>alert(1)</script></p>';
    const { blocks } = await create([{ ...text("a", hostile), en: { html: hostile } }]);
    expect(blocks).toMatchObject([{ html: "<p>a</p>", en: { html: "<p>a</p>" } }]);
  });

  it("of any type with HTML are cleaned: a note, in both languages", async () => {
    const hostile = '<p onclick="x()">a<script>alert(1)</script></p>';
    const note: Blocks[number] = { id: "n", type: "note", kind: "tip", html: hostile, en: { html: hostile } };
    const { blocks } = await create([note]);
    expect(blocks).toMatchObject([{ kind: "tip", html: "<p>a</p>", en: { html: "<p>a</p>" } }]);
  });

  it("keep their order and ids, and an entry that is sent back unchanged its version", async () => {
    const links: Blocks[number] = { id: "l", type: "links", links: [{ title: "Hof", url: "/Erlebnis" }] };
    const entry = await create([
      links,
      text("b", "<p>zwei</p>"),
      { id: "f", type: "fileList", files: [] },
      text("a", "<p>eins</p>"),
    ]);
    expect(entry.blocks.map(({ id }) => id)).toEqual(["l", "b", "f", "a"]);
    const { id, title, blocks } = entry;
    const nulls = blocks.map((block) => ({ ...block, en: null }));
    expect((await entries().update.mutate({ id, title, blocks: nulls })).version).toBe(1);
    expect((await entries().update.mutate({ id, blocks: blocks.toReversed() })).version).toBe(2);
  });

  it("without anything in them are not stored: no list of downloads or links, no English text", async () => {
    const empty: Blocks = [
      { id: "d", type: "downloads", files: [] },
      { id: "l", type: "links", links: [] },
    ];
    const { blocks } = await create([{ ...text("a", "<p>eins</p>"), en: { html: "<script>x</script>" } }, ...empty]);
    expect(blocks).toEqual([{ ...text("a", "<p>eins</p>"), revision: 1, englishFrom: null }]);
  });

  it("say which German revision they have: that of the save that last changed their texts", async () => {
    const { id } = await create([text("a", "<p>eins</p>"), text("b", "<p>zwei</p>")]);
    const changed = await entries().update.mutate({
      id,
      blocks: [text("b", "<p>zwei</p>"), text("a", "<p>neu</p>")],
    });
    expect(changed.blocks.map((block) => [block.id, block.revision])).toEqual([
      ["b", 1],
      ["a", 2],
    ]);
  });

  it.each<[string, unknown[], string]>([
    ["an id twice", [text("a", ""), text("a", "")], "blocks.1.id"],
    ["an id that is none", [text("A b", "")], "blocks.0.id"],
    ["a type that there is not", [{ id: "a", type: "map" }], "blocks.0.type"],
    ["two lists of downloads", ["a", "b"].map((id) => ({ id, type: "downloads", files: [] })), "blocks.1.type"],
    ["201 texts", Array.from({ length: 201 }, (_, index) => text(`t${index}`, "")), "blocks.200.type"],
    ["a text that is too long once it is written safely", [text("a", "&".repeat(30_000))], "blocks.0.html"],
    [
      "51 galleries and lists of files",
      Array.from({ length: 51 }, (_, index) => ({ id: `f${index}`, type: "fileList", files: [] })),
      "blocks.50.type",
    ],
    ["an unknown file", [{ id: "a", type: "fileList", files: ["nowhere"] }], "blocks.0.files.0"],
  ])("with %s are refused at their field", async (_name, blocks, field) => {
    const { code, fields } = await refused(blocks);
    expect(code).toBe("C200");
    expect(Object.keys(fields ?? {})).toContain(field);
  });

  it("are nothing that REST knows: a key of that name is ignored", async () => {
    const body = { title: "REST", content: ["<p>a</p>"], blocks: [text("x", "<p>b</p>")], english: { title: "b" } };
    const answer = await site.request("POST", "/api/v0/entry", { as: "admin", body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ content: ["<p>a</p>"], en: null });
    expect(answer.body).not.toHaveProperty("blocks");
  });
});

describe("over REST", () => {
  const post = (body: object) => site.request("POST", "/api/v0/entry", { as: "admin", body });
  const sentBack = async (answer: { body: unknown }) =>
    (await site.request("PUT", "/api/v0/entry/", { as: "admin", body: answer.body })).body;

  it("a text that is too long once it is written safely is refused at its field", async () => {
    const long = "&".repeat(30_000);
    for (const [body, field] of [
      [{ content: [long] }, "content.0"],
      [{ content: ["<p>a</p>"], en: { content: [long] } }, "en.content.0"],
    ] as const) {
      const answer = await post({ title: "Lang", ...body });
      expect(answer.body).toMatchObject({ code: "C200", fields: { [field]: expect.any(String) } });
    }
  });

  it("an entry whose English is empty, or whose only download is deleted, keeps its version when it is sent back", async () => {
    const empty = await post({
      title: "Leer",
      content: ["<p>a</p>"],
      en: { title: " ", content: ["<script>1</script>"] },
    });
    expect(empty.body).toMatchObject({ en: null, version: 1 });
    expect(await sentBack(empty)).toEqual(empty.body);
    const form = new FormData();
    form.append("files", new Blob(["Liste\n"]), "liste.txt");
    const [file] = (await site.request("POST", "/api/v0/upload", { as: "admin", body: form })).body as [
      { _id: string },
    ];
    const { _id } = (await post({ title: "Datei", downloads: [file._id] })).body as { _id: string };
    await site.request("DELETE", `/api/v0/file/${file._id}`, { as: "admin" });
    const read = await site.request("GET", `/api/v0/entry/${_id}`, { as: "admin" });
    expect(read.body).toMatchObject({ downloads: [], version: 2 });
    expect(await sentBack(read)).toEqual(read.body);
  });

  it("there is one set of settings: another id is not there", async () => {
    const put = (id: string) => site.request("PUT", `/api/v0/config/${id}`, { as: "system", body: { keywords: id } });
    expect((await put("77")).status).toBe(404);
    expect((await put("1")).body).toMatchObject({ _id: "1", keywords: "1" });
  });
});

it("the tags of an entry are those that were written last, and no others", async () => {
  const { id } = await create([], { tags: ["Aktuelles", "Feste|2026"] });
  await entries().update.mutate({ id, tags: ["Garten"] });
  const answer = await site.request("GET", `/api/v0/entry/${id}`, { as: "admin" });
  expect(answer.body).toMatchObject({ tags: ["Garten"] });
});

it("only a moment that is still to come ends what caches keep", async () => {
  const { db } = site.services.database;
  await create([], { publishDate: "2001-01-01T00:00:00.000Z" });
  expect(await findNextPublication(db, new Date())).toBeNull();
  const publishDate = "2999-01-01T00:00:00.000Z";
  await create([], { publishDate });
  expect((await findNextPublication(db, new Date()))?.toISOString()).toBe(publishDate);
});

describe("quotes, calls to action, listings and the buttons of the splash", () => {
  const quote: Blocks[number] = { id: "q", type: "quote", text: " Der Most ist gut. ", source: "Erna" };
  const call2action = {
    id: "c",
    type: "callToAction" as const,
    text: "Kommt!",
    buttons: [{ label: "Los", url: "/Kontakt" }],
  };
  const stop = { by: "bus", minutes: 14, name: "Mosthang", text: "" };
  const way = { id: "w", type: "way", title: "", stops: [stop] };
  const fact = { id: "f", type: "fact", number: 1, unit: "", text: "", source: "", url: "" };
  const progress = { id: "p", type: "progress", title: "", text: "", reachedCents: 1, goalCents: 2 };
  const events: Blocks[number] = { id: "e", type: "comingEvents", count: 3 };
  const news: Blocks[number] = { id: "n", type: "latestNews", count: 2 };

  it("a text of several lines keeps them, and a name is one line", async () => {
    const lines = { ...stop, name: "Am\nHang", text: "Den Hang hinauf.\n\nZurück geht es leichter." };
    const entry = await create([{ ...way, stops: [lines] } as Blocks[number], { ...quote, text: "Eins\nZwei" }]);
    expect(entry.blocks[0]).toMatchObject({ stops: [{ name: "Am Hang", text: lines.text }] });
    expect(entry.blocks[1]).toMatchObject({ text: "Eins\nZwei" });
  });

  it("an English text may be missing beside another one, and stays German", async () => {
    const en = { name: "", text: "Left of the church." };
    const entry = await create([{ ...way, stops: [{ ...stop, text: "Links der Kirche.", en }] } as Blocks[number]]);
    expect(entry.blocks[0]).toMatchObject({
      stops: [{ name: "Mosthang", en: { name: "", text: "Left of the church." } }],
    });
  });

  it("are kept in their order, and a write of REST's own parts leaves them where they are", async () => {
    const entry = await create([quote, text("t", "<p>Text</p>"), call2action, events]);
    expect(entry.blocks.map(({ type }) => type)).toEqual(["quote", "text", "callToAction", "comingEvents"]);
    expect(entry.blocks[0]).toMatchObject({ text: "Der Most ist gut.", source: "Erna" });
    const written = await site.request("PUT", `/api/v0/entry/${entry.id}`, {
      as: "admin",
      body: { content: ["<p>Neu</p>", "<p>Noch</p>"] },
    });
    expect(written.body).toMatchObject({ content: ["<p>Neu</p>", "<p>Noch</p>"] });
    const read = await entries().byId.query({ id: entry.id });
    expect(read.blocks.map(({ type }) => type)).toEqual(["quote", "text", "text", "callToAction", "comingEvents"]);
  });

  it.each([
    ["a text that is too long", { ...quote, text: "x".repeat(601) }, "blocks.0.text"],
    [
      "a script behind a button",
      { ...call2action, buttons: [{ label: "Los", url: "javascript:x" }] },
      "blocks.0.buttons.0.url",
    ],
    ["a button without words", { ...call2action, buttons: [{ label: " ", url: "/" }] }, "blocks.0.buttons.0.label"],
    [
      "three buttons",
      { ...call2action, buttons: Array.from({ length: 3 }, () => call2action.buttons[0]) },
      "blocks.0.buttons",
    ],
    ["a fact without a number", { ...fact, number: null }, "blocks.0.number"],
    ["a fact whose number is too large", { ...fact, number: 1e13 }, "blocks.0.number"],
    ["a fact that would be shown as 0", { ...fact, number: 1e-300 }, "blocks.0.number"],
    ["a fact with four decimals", { ...fact, number: 7.1234 }, "blocks.0.number"],
    ["a script behind a source", { ...fact, url: "javascript:x" }, "blocks.0.url"],
    ["a way by unknown means", { ...way, stops: [{ ...stop, by: "rocket" }] }, "blocks.0.stops.0.by"],
    ["a stop without a name", { ...way, stops: [{ ...stop, name: " " }] }, "blocks.0.stops.0.name"],
    ["a stop that takes more than a day", { ...way, stops: [{ ...stop, minutes: 1441 }] }, "blocks.0.stops.0.minutes"],
    ["a way that leads nowhere", { ...way, title: "Mit dem Bus", stops: [] }, "blocks.0.stops"],
    ["13 stops", { ...way, stops: Array.from({ length: 13 }, () => stop) }, "blocks.0.stops"],
    ["a progress without a goal", { ...progress, goalCents: null }, "blocks.0.goalCents"],
    ["a progress towards nothing", { ...progress, goalCents: 0 }, "blocks.0.goalCents"],
    ["a progress with less than nothing", { ...progress, reachedCents: -1 }, "blocks.0.reachedCents"],
    ["a progress with parts of cents", { ...progress, reachedCents: 0.5 }, "blocks.0.reachedCents"],
    ["a listing without end", { ...events, count: 7 }, "blocks.0.count"],
    ["a listing of nothing", { ...news, count: 0 }, "blocks.0.count"],
  ])("refuse %s at its field", async (_what, block, field) => {
    const { code, fields } = await refused([block]);
    expect(code).toBe("C200");
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it("show what is public now, for a page that has them, and cost nothing otherwise", async () => {
    const isPublic = { publishDate: "2020-01-01T10:00:00Z" };
    const fresh = { publishDate: new Date(Date.now() - 1000).toISOString(), tags: ["Aktuelles"] };
    const { id: newest } = await create([text("a", "x")], { title: "Ganz neu", ...fresh });
    await create([], { title: "Geheim", tags: ["Aktuelles"] });
    const { id: next } = await create([], {
      title: "Morgen",
      ...isPublic,
      tags: ["Veranstaltungen"],
      date: dayFromNow(1),
    });
    const listing = async (blocks: Blocks) => {
      const { id } = await create(blocks, { ...isPublic, tags: ["Aktuelles"] });
      return (await site.trpc().entries.article.query({ id })).listed;
    };
    expect(await listing([text("a", "x")])).toEqual({ events: [], news: [] });
    const shown = await listing([events, news]);
    expect(shown.news).toHaveLength(2);
    expect(shown.news[0]?.id).toBe(newest);
    expect(shown.events.map(({ id }) => id)).toContain(next);
    expect(JSON.stringify(shown)).not.toContain("Geheim");
  });
});

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("a copy of an entry", () => {
  const duplicate = (input: Inputs["entries"]["duplicate"], as: "admin" | "guest" = "admin") =>
    site.trpc(as).entries.duplicate.mutate(input);

  it("is a draft with the same blocks under another title; the first one stays", async () => {
    const entry = await create([text("a", "<p>eins</p>")], {
      publishDate: "2020-01-01T10:00:00Z",
      tags: ["Aktuelles", "Obst"],
    });
    const copy = await duplicate({ id: entry.id, title: "Blöcke (Kopie)" });
    expect(copy).toMatchObject({ title: "Blöcke (Kopie)", publishDate: null, tags: ["Aktuelles", "Obst"], version: 1 });
    expect(copy.id).not.toBe(entry.id);
    expect(copy.blocks.map(({ id }) => id)).toEqual(["a"]);
  });

  it("of a fixed page is a news entry", async () => {
    const id = newId();
    const page = { title: "Projekt", tags: ["Seite|Projekt"] };
    await site.services.database.db.transaction((tx) => seedEntry(tx, id, page, new Date()));
    expect((await duplicate({ id, title: "Kopie" })).tags).toEqual(["Aktuelles"]);
  });

  it("is refused to guests, without a title, and of what is gone", async () => {
    const { id } = await create([]);
    expect(await statusOf(duplicate({ id, title: "x" }, "guest"))).toBe(401);
    expect(await statusOf(duplicate({ id, title: " " }))).toBe(400);
    expect(await statusOf(duplicate({ id: "0198aaaa-0000-7000-8000-000000000000", title: "x" }))).toBe(404);
  });
});
