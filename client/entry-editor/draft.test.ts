// What happens to a draft while someone edits an entry.
import { expect, test } from "vitest";
import type { Entry, GallerySettings } from "#contract/entries.ts";
import { defaultGallery } from "#contract/gallery.ts";
import {
  type Change,
  changeDraft,
  type Draft,
  draftOf,
  isBlank,
  isSameDraft,
  nextSectionKey,
  updateInputOf,
} from "./draft.ts";
import { fieldErrorsOf } from "./field-errors.ts";
import { isDirty, sessionReducer, startSession } from "./session.ts";

const entry: Entry = {
  id: "1",
  title: "Apfeltag",
  content: ["<p>eins</p>", "<p>zwei</p>"],
  media: [["a"]],
  mediamain: null,
  downloads: ["f"],
  links: [],
  tags: ["Aktuelles"],
  publishDate: null,
  date: "2026-10-03",
  avatar: false,
  sections: [],
  share: { fb: false },
  created: "2026-01-01T00:00:00.000Z",
  version: 3,
};

const emptyGallery = { type: "gallery" as const, settings: defaultGallery };

function after(...changes: Change[]) {
  return changes.reduce(changeDraft, draftOf(entry));
}

function htmls(...changes: Change[]): string[] {
  return after(...changes).blocks.map(({ html }) => html);
}

test("an entry that was not touched is not dirty and saves as it was", () => {
  expect(isDirty(startSession(entry))).toBe(false);
  expect(updateInputOf(draftOf(entry))).toEqual({
    title: "Apfeltag",
    content: ["<p>eins</p>", "<p>zwei</p>"],
    media: [["a"], []],
    sections: [],
    downloads: ["f"],
    links: [],
    mediamain: null,
    publishDate: null,
    date: "2026-10-03",
  });
});

test("fields that are not edited in place are not sent, so that they stay", () => {
  expect(Object.keys(updateInputOf(draftOf(entry)))).not.toContain("avatar");
});

test("an entry without text gets a block to write in, which is no change", () => {
  const empty = { ...entry, content: [], media: [] };
  expect(draftOf(empty).blocks).toHaveLength(1);
  expect(updateInputOf(draftOf(empty)).content).toEqual([]);
  expect(isDirty(startSession(empty))).toBe(false);
});

test("pictures beside a text that is not there are not lost", () => {
  const draft = draftOf({ ...entry, content: [], media: [["a"], ["b"]] });
  expect(updateInputOf(draft).media).toEqual([["a"], ["b"]]);
});

test("blocks move, come and go, and no key is used twice", () => {
  expect(htmls({ type: "moveBlock", key: "b0", by: 1 })).toEqual(["<p>zwei</p>", "<p>eins</p>"]);
  expect(htmls({ type: "moveBlock", key: "b0", by: -1 })).toEqual(["<p>eins</p>", "<p>zwei</p>"]);
  expect(htmls({ type: "addBlock", after: "b0" })).toEqual(["<p>eins</p>", "", "<p>zwei</p>"]);
  expect(htmls({ type: "removeBlock", key: "b0" })).toEqual(["<p>zwei</p>"]);
  const keys = after(
    { type: "addBlock", after: null },
    { type: "removeBlock", key: "b2" },
    { type: "addBlock", after: null },
  ).blocks.map(({ key }) => key);
  expect(keys).toEqual(["b0", "b1", "b3"]);
});

test("a removed block comes back to its place, and what was written elsewhere meanwhile stays", () => {
  const [block] = draftOf(entry).blocks;
  if (!block) throw new Error("the entry has blocks");
  expect(
    htmls(
      { type: "removeBlock", key: "b0" },
      { type: "html", key: "b1", html: "<p>neu</p>" },
      { type: "restoreBlock", block, at: 0 },
    ),
  ).toEqual(["<p>eins</p>", "<p>neu</p>"]);
});

test("a picture stands beside a block once, and moves with it", () => {
  const draft = after({ type: "addFiles", key: "b0", ids: ["a", "c"] }, { type: "moveBlock", key: "b0", by: 1 });
  expect(updateInputOf(draft).media).toEqual([[], ["a", "c"]]);
  expect(updateInputOf(changeDraft(draft, { type: "removePicture", key: "b0", id: "a" })).media).toEqual([[], ["c"]]);
});

test("blocks without words and pictures are not stored", () => {
  expect(isBlank({ html: "<p><br /></p>", media: [] })).toBe(true);
  expect(isBlank({ html: "", media: ["a"] })).toBe(false);
  expect(isBlank({ html: '<figure><img src="/x" alt="" /></figure>', media: [] })).toBe(false);
  expect(isSameDraft(after({ type: "addBlock", after: null }), draftOf(entry))).toBe(true);
});

test("what was typed while a save ran is still unsaved afterwards", () => {
  const typed = sessionReducer(startSession(entry), { type: "change", change: { type: "title", title: "Neu" } });
  const sent = typed.draft;
  const typedOn = sessionReducer(typed, { type: "change", change: { type: "title", title: "Neuer" } });
  const saved = sessionReducer(typedOn, { type: "saved", entry: { ...entry, title: "Neu", version: 4 }, sent });
  expect(saved.draft.title).toBe("Neuer");
  expect(saved.version).toBe(4);
  expect(isDirty(saved)).toBe(true);
});

test("publishing takes the moment that was stored, without touching the texts", () => {
  const session = startSession(entry);
  const publishDate = "2026-11-21T10:00:00.000Z";
  const published = sessionReducer(session, {
    type: "saved",
    entry: { ...entry, publishDate, version: 4 },
    sent: session.draft,
  });
  expect(published.draft.publishDate).toBe(publishDate);
  expect(published.draft.blocks).toBe(session.draft.blocks);
  expect(isDirty(published)).toBe(false);
});

test("a restored draft keeps the version it began with, so that saving over someone else's text is noticed", () => {
  const newer = { ...entry, title: "Von jemand anderem", version: 5 };
  const kept = { version: 3, draft: after({ type: "title", title: "Meins" }) };
  const restored = sessionReducer(startSession(newer), { type: "restore", entry: newer, kept });
  expect(restored).toMatchObject({ version: 3, isRestored: true, draft: { title: "Meins" } });
  expect(isDirty(restored)).toBe(true);
});

test("galleries come, change and go; what was removed comes back to its place with what it held", () => {
  const gallery = { type: "gallery", settings: { ...defaultGallery, myTitle: "Ernte" } } as const;
  const files = { type: "download", files: ["f"] } as const;
  const draft = draftOf({ ...entry, sections: [gallery, { ...files, files: [...files.files] }] });
  const key = nextSectionKey(draft);
  const changed = [
    { type: "addSection", section: emptyGallery },
    { type: "addFiles", key, ids: ["a", "b"] },
    { type: "addFiles", key, ids: ["a", "c"] },
    { type: "gallery", key: "s0", update: (settings: GallerySettings) => ({ ...settings, myInterval: 700 }) },
    { type: "removeSection", key: "s0" },
  ] satisfies Change[];
  const without = changed.reduce<Draft>(changeDraft, draft);
  const added = { ...defaultGallery, images: ["a", "b", "c"].map((file) => ({ file, caption: "" })) };
  expect(updateInputOf(without).sections).toEqual([files, { type: "gallery", settings: added }]);
  expect(without.blocks).toEqual(draft.blocks);
  const [section] = draft.sections;
  if (!section) throw new Error("the entry has sections");
  const restored = changeDraft(without, { type: "restoreSection", section, at: 0 });
  expect(updateInputOf(restored).sections[0]).toEqual(gallery);
});

test("a list without files is not stored, nor a gallery without pictures and without a name", () => {
  expect(isSameDraft(after({ type: "addSection", section: { type: "download", files: [] } }), draftOf(entry))).toBe(
    true,
  );
  const draft = after({ type: "addSection", section: emptyGallery });
  expect(isSameDraft(draft, draftOf(entry))).toBe(true);
  const named = changeDraft(draft, {
    type: "gallery",
    key: nextSectionKey(draftOf(entry)),
    update: (settings) => ({ ...settings, myTitle: "Ernte" }),
  });
  expect(updateInputOf(named).sections).toHaveLength(1);
});

test("what the server refuses of a gallery is told at that gallery, though empty ones were not sent", () => {
  const draft = after(
    { type: "addSection", section: emptyGallery },
    { type: "addSection", section: emptyGallery },
    { type: "addFiles", key: "s3", ids: ["a"] },
  );
  const errors = fieldErrorsOf(
    { "sections.0.settings.images.0.file": "gibt es nicht", "content.1": "zu lang", tags: "fest" },
    draft,
  );
  expect(errors).toEqual({ blocks: { b1: "zu lang" }, sections: { s3: "gibt es nicht" }, links: {}, others: ["fest"] });
});

test("galleries and lists of files move among each other, and a list takes files once", () => {
  const files = { type: "download" as const, files: ["f"] };
  const draft = draftOf({
    ...entry,
    sections: [{ type: "gallery", settings: { ...defaultGallery, myTitle: "Ernte" } }, files],
  });
  const moved = changeDraft(draft, { type: "moveSection", key: "s1", by: -1 });
  expect(updateInputOf(moved).sections.map(({ type }) => type)).toEqual(["download", "gallery"]);
  expect(updateInputOf(changeDraft(draft, { type: "moveSection", key: "s1", by: 1 }))).toEqual(updateInputOf(draft));
  const added = changeDraft(moved, { type: "addFiles", key: "s1", ids: ["g", "f"] });
  expect(updateInputOf(added).sections[0]).toEqual({ type: "download", files: ["f", "g"] });
  const emptied = changeDraft(added, { type: "fileList", key: "s1", update: () => [] });
  expect(updateInputOf(emptied).sections.map(({ type }) => type)).toEqual(["gallery"]);
});

test("links that are empty are not stored; what the server refuses of another is told at its field", () => {
  const linked = draftOf({ ...entry, links: [{ title: "Verein", url: "/Projekt" }] });
  const draft = changeDraft(changeDraft(linked, { type: "addLink" }), { type: "addLink" });
  expect(draft.links.map(({ key }) => key)).toEqual(["l0", "l2", "l3"]);
  expect(isSameDraft(draft, linked)).toBe(true);
  const written = changeDraft(draft, {
    type: "links",
    update: (links) => links.map((link) => (link.key === "l3" ? { ...link, url: "kein Ort" } : link)),
  });
  expect(updateInputOf(written).links).toEqual([
    { title: "Verein", url: "/Projekt" },
    { title: "", url: "kein Ort" },
  ]);
  const errors = fieldErrorsOf(
    { "links.1.title": "fehlt", "links.1.url": "keine Adresse", "downloads.0": "weg" },
    written,
  );
  expect(errors.links).toEqual({ l3: { title: "fehlt", url: "keine Adresse" } });
  expect(errors.downloads).toBe("weg");
});
