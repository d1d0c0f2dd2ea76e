import { expect, test } from "vitest";
import { emptyFields } from "#contract/schemas/entries.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { type Change, changeDraft, draftOf, type EditableEntry, isSameDraft, updateInputOf } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import { fieldErrorsOf } from "./field-errors.ts";
import { isDirty, type SessionAction, sessionReducer, startSession } from "./session.ts";

const text = (id: string, html: string, media: string[] = []) => ({ id, type: "text" as const, html, media });
const gallery = (id: string, title = "") => ({
  id,
  type: "gallery" as const,
  settings: { ...defaultGallery, title },
});
const fileList = (id: string, files: string[]) => ({ id, type: "fileList" as const, files });
const downloads: Block = { id: "d", type: "downloads", files: ["f"] };

const entry = shownEntry({
  blocks: [text("t0", "<p>eins</p>", ["a"]), text("t1", "<p>zwei</p>"), downloads],
  publishDate: null,
  version: 3,
});
const withBlocks = (...blocks: Block[]) => draftOf({ ...entry, blocks });

const changed = (draft: Draft, ...changes: Change[]): Draft => changes.reduce(changeDraft, draft);
const after = (...changes: Change[]): Draft => changed(draftOf(entry), ...changes);
const htmls = (...changes: Change[]): string[] =>
  after(...changes).blocks.flatMap((block) => (block.type === "text" ? [block.html] : []));
const stored = (draft: Draft): Block[] => updateInputOf(draft).blocks;
const write = (id: string, fields: Partial<DraftBlock>): Change => ({
  type: "block",
  id,
  update: (block) => ({ ...block, ...fields }) as DraftBlock,
});
const begin = (one: EditableEntry) => startSession({ entry: one, copy: null });
const titled = (title: string): SessionAction => ({ type: "change", change: { type: "title", title }, at: 0 });
const add = (block: DraftBlock, place: number | null = null): Change => ({ type: "addBlock", block, place });

test("an entry that was not touched is not dirty and saves as it was", () => {
  expect(isDirty(begin(entry))).toBe(false);
  const fields = ["title", ...Object.keys(emptyFields)] as (keyof typeof entry)[];
  const written = Object.fromEntries(fields.map((name) => [name, entry[name]]));
  expect(updateInputOf(draftOf(entry))).toEqual({ ...written, en: null, publicUntil: null, confirmed: [] });
});

test("what only the server counts of a block is not sent, its English texts are", () => {
  const block = { ...text("t0", "<p>eins</p>"), en: { html: "<p>one</p>" }, revision: 2, englishFrom: 1 };
  expect(stored(withBlocks(block))).toEqual([{ ...text("t0", "<p>eins</p>"), en: { html: "<p>one</p>" } }]);
});

test("the English title is sent as it is stored, and goes when nothing is left of it", () => {
  const translated = draftOf({ ...entry, en: { title: "Apple day" } });
  expect(updateInputOf(translated).en).toEqual({ title: "Apple day" });
  expect(changed(translated, { type: "englishTitle", title: "" }).en).toBeNull();
});

test("an entry is put into lists and taken out of them, and keeps its other tags", () => {
  const tagsAfter = (tags: string[], ...changes: Change[]) => changed(draftOf({ ...entry, tags }), ...changes).tags;
  const put = (list: "Aktuelles" | "Veranstaltungen", isIn: boolean): Change => ({ type: "list", list, isIn });
  expect(tagsAfter(["Aktuelles", "Obst"], put("Veranstaltungen", true))).toEqual([
    "Aktuelles",
    "Obst",
    "Veranstaltungen",
  ]);
  expect(tagsAfter(["Aktuelles", "Aktuelles|Alt", "Obst"], put("Aktuelles", false))).toEqual(["Obst"]);
  expect(tagsAfter(["Aktuelles|Alt"], put("Aktuelles", true))).toEqual(["Aktuelles|Alt"]);
});

test("taking a publication back keeps what was written meanwhile, and someone else's save is not skipped", () => {
  const published = begin({ ...entry, publishDate: "2026-11-02T08:00:00.000Z" });
  const written = sessionReducer(published, titled("Neu"));
  const back = (version: number) =>
    sessionReducer(written, { type: "dated", entry: { ...entry, publishDate: null, version } });
  expect(back(4)).toMatchObject({
    version: 4,
    draft: { title: "Neu", publishDate: null },
    base: { publishDate: null },
  });
  expect(back(5).version).toBe(3);
});

test("an entry without text gets a block to write in, which is no change", () => {
  const empty = { ...entry, blocks: [gallery("s0", "Ernte")] };
  expect(draftOf(empty).blocks.map(({ type }) => type)).toEqual(["text", "gallery"]);
  expect(stored(draftOf(empty))).toEqual(empty.blocks);
  expect(isDirty(begin(empty))).toBe(false);
});

test("blocks move past each other, come and go", () => {
  expect(htmls({ type: "moveBlock", id: "t0", by: 1 })).toEqual(["<p>zwei</p>", "<p>eins</p>"]);
  expect(htmls({ type: "moveBlock", id: "t0", by: -1 })).toEqual(["<p>eins</p>", "<p>zwei</p>"]);
  expect(htmls({ type: "moveBlock", id: "t1", by: 1 })).toEqual(["<p>eins</p>", "<p>zwei</p>"]);
  expect(htmls(add(text("x", ""), 1))).toEqual(["<p>eins</p>", "", "<p>zwei</p>"]);
  expect(htmls(add(text("x", "")))).toEqual(["<p>eins</p>", "<p>zwei</p>", ""]);
  expect(htmls({ type: "removeBlock", id: "t0" })).toEqual(["<p>zwei</p>"]);
});

test("a text is cut for a new block; what stood below goes into a text of its own, and an empty part goes", () => {
  const cut = (before: string, after = "<p>b</p>"): Change => ({
    type: "cutText",
    id: "t1",
    before,
    after,
    block: text("q", "?"),
    restId: "r",
  });
  expect(htmls(cut("<p>a</p>"))).toEqual(["<p>eins</p>", "<p>a</p>", "?", "<p>b</p>"]);
  expect(htmls(cut("<p>a</p>", ""))).toEqual(["<p>eins</p>", "<p>a</p>", "?"]);
  expect(htmls(cut(""))).toEqual(["<p>eins</p>", "?", "<p>b</p>"]);
  expect(htmls(cut("", ""))).toEqual(["<p>eins</p>", "?"]);
});

test("English and pictures stay with a cut text, and its English is no longer confirmed", () => {
  const translated = { ...text("t0", "<p>eins</p>", ["a"]), en: { html: "<p>one</p>" } };
  const before = { ...withBlocks(translated), confirmed: ["t0", "t9"] };
  const cut = { type: "cutText", id: "t0", block: text("q", "?"), restId: "r" } as const;
  const lower = changeDraft(before, { ...cut, before: "", after: "<p>b</p>" });
  expect(lower.blocks.slice(0, 2)).toEqual([text("q", "?"), { ...translated, html: "<p>b</p>" }]);
  expect(lower.confirmed).toEqual(["t9"]);
  const upper = changeDraft(before, { ...cut, before: "<p>a</p>", after: "<p>b</p>" });
  expect(upper.blocks.slice(0, 3)).toEqual([
    { ...translated, html: "<p>a</p>" },
    text("q", "?"),
    text("r", "<p>b</p>"),
  ]);
  expect(changeDraft(before, { ...cut, before: "", after: "" }).blocks).toContainEqual({ ...translated, html: "" });
});

test("a removed block comes back to its place, and what was written elsewhere meanwhile stays", () => {
  const back: Change = { type: "restoreBlock", block: text("t0", "<p>eins</p>"), at: 0 };
  const html = "<p>neu</p>";
  expect(htmls({ type: "removeBlock", id: "t0" }, write("t1", { html }), back)).toEqual(["<p>eins</p>", "<p>neu</p>"]);
});

test("a picture stands beside a block once, and moves with it", () => {
  const draft = after({ type: "addFiles", id: "t0", fileIds: ["a", "c"] }, { type: "moveBlock", id: "t0", by: 1 });
  expect(stored(draft)[1]).toEqual(text("t0", "<p>eins</p>", ["a", "c"]));
});

test("blocks without words and pictures are not stored", () => {
  expect(isSameDraft(after(add(text("x", "<p><br /></p>"))), draftOf(entry))).toBe(true);
  expect(isSameDraft(after(add(text("x", "", ["a"]))), draftOf(entry))).toBe(false);
  const picture = text("x", '<figure><img src="/x" alt="" /></figure>');
  expect(isSameDraft(after(add(picture)), draftOf(entry))).toBe(false);
  expect(isSameDraft(after(add(fileList("x", []))), draftOf(entry))).toBe(true);
  expect(isSameDraft(after(add(gallery("x"))), draftOf(entry))).toBe(true);
  expect(isSameDraft(after(add(gallery("x", "Ernte"))), draftOf(entry))).toBe(false);
});

test("what was typed while a save ran is still unsaved afterwards", () => {
  const typed = sessionReducer(begin(entry), titled("Neu"));
  const sent = typed.draft;
  const typedOn = sessionReducer(typed, titled("Neuer"));
  const saved = sessionReducer(typedOn, {
    type: "saved",
    entry: { ...entry, title: "Neu", version: 4 },
    sent,
    isPublished: false,
  });
  expect(saved.draft.title).toBe("Neuer");
  expect(saved.version).toBe(4);
  expect(isDirty(saved)).toBe(true);
});

test("publishing takes the moment that was stored, without touching the texts", () => {
  const session = begin(entry);
  const publishDate = "2026-11-21T10:00:00.000Z";
  const published = sessionReducer(session, {
    type: "saved",
    entry: { ...entry, publishDate, version: 4 },
    sent: session.draft,
    isPublished: true,
  });
  expect(published.draft.publishDate).toBe(publishDate);
  expect(published.draft.blocks).toBe(session.draft.blocks);
  expect(isDirty(published)).toBe(false);
});

test("galleries come, change and go; what was removed comes back to its place with what it held", () => {
  const draft = withBlocks(text("t0", "x"), gallery("s0", "Ernte"), fileList("s1", ["f"]), downloads);
  const without = changed(
    draft,
    add(gallery("s2")),
    { type: "addFiles", id: "s2", fileIds: ["a", "b"] },
    { type: "addFiles", id: "s2", fileIds: ["a", "c"] },
    { type: "removeBlock", id: "s0" },
  );
  const images = ["a", "b", "c"].map((file) => ({ file, caption: "" }));
  expect(stored(without)).toEqual([
    text("t0", "x"),
    fileList("s1", ["f"]),
    { id: "s2", type: "gallery", settings: { ...defaultGallery, images } },
    downloads,
  ]);
  const restored = changeDraft(without, { type: "restoreBlock", block: gallery("s0", "Ernte"), at: 1 });
  expect(stored(restored)[1]).toEqual(gallery("s0", "Ernte"));
});

test("every block moves anywhere in the body, and a list takes files once", () => {
  const splash: Block = { id: "b", type: "splash", buttons: [{ label: "Los", url: "/Kontakt" }] };
  const draft = withBlocks(splash, gallery("s0", "Ernte"), text("t0", "x"), fileList("s1", ["f"]));
  const ids = (changes: Change[]): string[] => stored(changed(draft, ...changes)).map(({ id }) => id);
  const step: Change = { type: "moveBlock", id: "s1", by: -1 };
  expect(ids([step])).toEqual(["b", "s0", "s1", "t0"]);
  expect(ids([step, step, step])).toEqual(["b", "s1", "s0", "t0"]);
  expect(ids([{ type: "putBlock", id: "s0", place: 2 }])).toEqual(["b", "t0", "s1", "s0"]);
  expect(ids([{ type: "putBlock", id: "s1", place: 0 }])).toEqual(["b", "s1", "s0", "t0"]);
  expect(ids([add(text("n", "neu"), 0)])).toEqual(["b", "n", "s0", "t0", "s1"]);
  const moved = changed(draft, { type: "putBlock", id: "s1", place: 0 });
  const added = changeDraft(moved, { type: "addFiles", id: "s1", fileIds: ["g", "f"] });
  expect(stored(added)[1]).toEqual(fileList("s1", ["f", "g"]));
});

test("what the server refuses of a block is told at that block, though empty ones were not sent", () => {
  const draft = after(add(gallery("g1")), add(gallery("g2")), { type: "addFiles", id: "g2", fileIds: ["a"] });
  const errors = fieldErrorsOf(
    {
      "blocks.2.settings.images.0.file": "gibt es nicht",
      "blocks.1.html": "zu lang",
      "en.title": "fest",
      title: "fehlt",
    },
    draft,
  );
  expect(errors).toEqual({
    title: "fehlt",
    event: {},
    blocks: { t1: "zu lang", g2: "gibt es nicht" },
    links: {},
    en: "fest",
    others: [],
  });
});

test("links that are empty are not stored; what the server refuses of another is told at its field", () => {
  const linked = withBlocks(text("t0", "x"), { id: "l", type: "links", links: [{ title: "Verein", url: "/Projekt" }] });
  const links = (urls: string[]) =>
    write("l", {
      links: [
        { key: "l0", title: "Verein", url: "/Projekt" },
        ...urls.map((url, index) => ({ key: `n${index}`, title: "", url })),
      ],
    });
  expect(isSameDraft(changeDraft(linked, links(["", " "])), linked)).toBe(true);
  const written = changeDraft(linked, links(["", "kein Ort"]));
  expect(stored(written)[1]).toEqual({
    id: "l",
    type: "links",
    links: [
      { title: "Verein", url: "/Projekt" },
      { title: "", url: "kein Ort" },
    ],
  });
  const errors = fieldErrorsOf({ "blocks.1.links.1.title": "fehlt", "blocks.1.links.1.url": "keine Adresse" }, written);
  expect(errors.links).toEqual({ n1: { title: "fehlt", url: "keine Adresse" } });
});

test("stops that are empty are not stored; an error of a block with several fields is told at its field", () => {
  const blank = { by: "bus" as const, minutes: null, name: " ", text: "" };
  const way: Block = { id: "w", type: "way", title: "", stops: [blank, { ...blank, by: "foot", minutes: 12 }] };
  const fact: Block = { id: "f", type: "fact", number: null, unit: "kg", text: "", source: "", url: "www.example.org" };
  const draft = withBlocks(text("t0", ""), fact, way);
  const sent = stored(draft);
  expect(sent.map(({ id }) => id)).toEqual(["f", "w"]);
  expect(sent[0]).toMatchObject({ url: "https://www.example.org" });
  expect(sent[1]).toMatchObject({ stops: [{ by: "foot" }] });
  const fields = { "blocks.0.number": "fehlt", "blocks.1.stops.0.name": "ohne Namen", "blocks.1.title": "zu lang" };
  expect(fieldErrorsOf(fields, draft).blocks).toEqual({
    "f number": "fehlt",
    "w stops.1.name": "ohne Namen",
    "w title": "zu lang",
  });
  expect(stored(withBlocks({ ...way, stops: [blank] }))).toEqual([]);
  const headed: Block = { ...way, title: "Mit dem Bus", stops: [blank] };
  expect(fieldErrorsOf({ "blocks.0.stops": "fehlt" }, withBlocks(headed)).blocks).toEqual({
    "w stops.0.name": "fehlt",
  });
  expect(fieldErrorsOf({ "blocks.0.stops": "fehlt" }, withBlocks({ ...headed, stops: [] })).blocks).toEqual({
    "w stops": "fehlt",
  });
});
