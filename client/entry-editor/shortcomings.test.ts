import { expect, test } from "vitest";
import type { Picture } from "#contract/schemas/files.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import de from "#locales/de/admin/admin.json" with { type: "json" };
import en from "#locales/en/admin/admin.json" with { type: "json" };
import { shownEntry } from "#testing/client/entries.ts";
import { draftOf, type EditableEntry } from "./draft.ts";
import { shortcomingsOf } from "./shortcomings.ts";

const text = (html: string, media: string[] = []) => ({ id: "t0", type: "text" as const, html, media });
const whole = shownEntry({ blocks: [text("<p>Es gibt Most.</p>")] });
const picture = (alt: Partial<Picture["alt"]>) =>
  ({ alt: { de: "", en: "", decorative: false, ...alt } }) as unknown as Picture;
const files = {
  bare: picture({}),
  half: picture({ de: "Ein Hang" }),
  told: picture({ de: "Ein Hang", en: "A slope" }),
  ornament: picture({ decorative: true }),
};
const lacks = (fields: Partial<EditableEntry>) =>
  shortcomingsOf({ draft: draftOf({ ...whole, ...fields }), files }).map(({ kind, count }) => `${kind} ${count}`);

test("a whole entry lacks nothing", () => {
  expect(lacks({})).toEqual([]);
});

test("the title that the program gave is none, in either language", () => {
  for (const { newEntry } of [de, en]) expect(lacks({ title: ` ${newEntry.title} ` })).toEqual(["title 1"]);
});

test("an empty body has no text, and neither has one that still says where to click", () => {
  expect(lacks({ blocks: [] })).toEqual(["text 1"]);
  expect(lacks({ blocks: [text("", ["told"])] })).toEqual(["text 1"]);
  const old = "<p>Hier steht der Text. Klicken Sie hinein und schreiben Sie los.</p>";
  expect(lacks({ blocks: [text(old)] })).toEqual(["text 1"]);
});

test("a picture in a text is described by the library, or there", () => {
  const id = "0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa";
  const shown = (alt: string) =>
    text(`<p>a</p><figure><img src="/api/v0/download/${id}/${id}" alt="${alt}" /></figure>`);
  const lacksWith = (file: Picture, alt: string) =>
    shortcomingsOf({ draft: draftOf({ ...whole, blocks: [shown(alt)] }), files: { [id]: file } });
  expect(lacksWith(files.bare, "")).toEqual([{ kind: "pictures", count: 1 }]);
  expect([...lacksWith(files.bare, "Am Hang"), ...lacksWith(files.told, "")]).toEqual([]);
});

test("links that lead guests nowhere are counted", () => {
  expect(shortcomingsOf({ draft: draftOf(whole), files, deadLinks: 2 })).toEqual([{ kind: "links", count: 2 }]);
});

test("every picture that nobody described is counted once, wherever it stands", () => {
  const images = ["bare", "told", "ornament"].map((file) => ({ file, caption: "" }));
  const gallery = { id: "g", type: "gallery" as const, settings: { ...defaultGallery, images } };
  const shown = { mainPicture: "bare", blocks: [text("<p>x</p>", ["half"]), gallery] };
  expect(lacks({ ...shown, en: { title: "News" } })).toEqual(["pictures 2"]);
  expect(lacks({ ...shown, en: null }), "without an English version").toEqual(["pictures 1"]);
});

test("an event needs its day, news do not", () => {
  expect(lacks({ tags: ["Veranstaltungen"], date: null })).toEqual(["date 1"]);
  expect(lacks({ tags: ["Veranstaltungen"] })).toEqual([]);
  expect(lacks({ tags: ["Aktuelles"], date: null })).toEqual([]);
});

test.each([
  ["2036-12-31", []],
  ["2037-01-01", ["farDay 1"]],
  ["1026-12-05T18:00:00.000Z", ["farDay 1"]],
])("a day more than ten years away is asked about: %s", (date, kinds) => {
  const draft = draftOf({ ...whole, date });
  const found = shortcomingsOf({ draft, files, now: new Date("2026-11-26T12:00:00Z") });
  expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual(kinds);
});
