import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { draftOf } from "./draft.ts";
import { keepDraft, readKeptDraft } from "./kept-drafts.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const NAME = "draft/u1/e1";
const entry = shownEntry({ id: "e1", tags: ["Veranstaltungen"], byline: "Erna", hasComments: true });
const stored = draftOf(entry);

const { title, showTitle, intervalMs, size, onClick, fullscreenSize, ...others } = {
  ...defaultGallery,
  title: "Ernte",
};
const gallery = { id: "s0", type: "gallery", settings: { ...defaultGallery, title }, en: { title: "Harvest" } };
const oldGallery = {
  ...gallery,
  settings: {
    ...others,
    myTitle: title,
    myShowTitle: showTitle,
    myInterval: intervalMs,
    mySize: size,
    myOnClick: onClick,
    mySizeClick: fullscreenSize,
  },
  en: { myTitle: "Harvest" },
};

test("a kept draft is read as it was kept", () => {
  const blocks = [{ id: "t0", type: "text" as const, html: "<p>x</p>", media: [] }];
  const draft = { ...stored, title: "Meins", byline: "", blocks, tags: ["Aktuelles"], isRound: true };
  const one = { version: 3, revision: 2, synced: { ...draft, title: "Davor" }, writer: "w", draft, files: {} };
  keepDraft("u1", "e1", one);
  expect(readKeptDraft("u1", entry)).toEqual(one);
});

test("a draft that was kept before lists were chosen in the editor keeps the entry's lists", () => {
  const draft = { title: "Meins", blocks: [], publishDate: null, date: null };
  kept.set(NAME, JSON.stringify({ shape: 2, version: 3, draft: { ...draft, mediamain: "m" }, files: {} }));
  expect(readKeptDraft("u1", entry)?.draft).toEqual({ ...stored, ...draft, mainPicture: "m" });
});

test("a draft that was kept before entries had comments has those of the entry, and its own lists", () => {
  const draft = { title: "Meins", blocks: [], publishDate: null, date: null, tags: [] };
  const old = { ...draft, mediamain: null, avatar: true };
  kept.set(NAME, JSON.stringify({ shape: 3, version: 3, draft: old, files: {} }));
  expect(readKeptDraft("u1", entry)?.draft).toEqual({ ...stored, ...draft, mainPicture: null, isRound: true });
});

test("a draft under the names of REST is read under the new names, also its base", () => {
  const text = { id: "t0", type: "text", html: "<p>x</p>", media: [], en: { html: "<p>y</p>" } };
  const { mainPicture: _main, isRound: _round, ...rest } = stored;
  const old = { ...rest, blocks: [text, oldGallery], mediamain: "m", avatar: true };
  const one = { version: 3, revision: 2, writer: "w", files: {} };
  kept.set(NAME, JSON.stringify({ shape: 5, ...one, draft: old, synced: { ...old, avatar: false } }));
  const draft = { ...stored, blocks: [text, gallery], mainPicture: "m", isRound: true };
  expect(readKeptDraft("u1", entry)).toEqual({ ...one, draft, synced: { ...draft, isRound: false } });
});

test("pictures of a draft are read under the new names", () => {
  const { id, ...picture } = { id: "v1", res: { w: 800, h: 600 } };
  const one = { version: 3, revision: 2, writer: "w", draft: stored, synced: stored };
  const files = { m: { id: "m", variants: [{ ...picture, gridref: id }], webpVariants: [], preview: [] } };
  kept.set(NAME, JSON.stringify({ shape: 6, ...one, files }));
  expect(readKeptDraft("u1", entry)?.files).toEqual({ m: { ...files.m, variants: [{ id, ...picture }] } });
});

test("a draft that was kept before entries had blocks is carried over, each text at the block that it became", () => {
  const draft = {
    title: "Meins",
    blocks: [
      { key: "b0", html: "<p>eins</p>", media: ["a"] },
      { key: "b7", html: "<p>neu</p>", media: [] },
    ],
    sections: [
      { key: "s0", section: { type: "gallery", settings: oldGallery.settings } },
      { key: "s8", section: { type: "download", files: ["f"] } },
    ],
    downloads: ["g"],
    links: [{ key: "l0", title: "Hof", url: "/Erlebnis" }],
    mediamain: null,
    publishDate: null,
    date: "2026-05-01",
    nextKey: 9,
  };
  kept.set(NAME, JSON.stringify({ version: 3, draft, files: {} }));
  expect(readKeptDraft("u1", entry)?.draft).toEqual({
    ...stored,
    title: "Meins",
    blocks: [
      { id: "t0", type: "text", html: "<p>eins</p>", media: ["a"] },
      { id: "t7", type: "text", html: "<p>neu</p>", media: [] },
      { id: "s0", type: "gallery", settings: gallery.settings },
      { id: "s8", type: "fileList", files: ["f"] },
      { id: "d", type: "downloads", files: ["g"] },
      { id: "l", type: "links", links: draft.links },
    ],
    mainPicture: null,
    publishDate: null,
    date: "2026-05-01",
  });
});

test.each([
  "{",
  "null",
  '{"version":1}',
  '{"shape":2,"version":1,"draft":{"title":7},"files":{}}',
  '{"shape":4,"version":1,"draft":"x","files":{}}',
])("what is no draft is none: %s", (text) => {
  kept.set(NAME, text);
  expect(readKeptDraft("u1", entry)).toBeNull();
});
