// Rows of archives: what a release did not know yet is filled in, what nobody knows is refused.
import { expect, it } from "vitest";
import { addresses } from "#db/schema/addresses.ts";
import { binnedFiles, binnedPlaces } from "#db/schema/file-bin.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import { rowSchema } from "./row-schema.ts";

const state = {
  title: "Apfeltag",
  en: null,
  blocks: [],
  mediamain: null,
  tags: ["Aktuelles"],
  publishDate: "2026-01-01T00:00:00.000Z",
  date: null,
  avatar: false,
};
const row = { entryId: "e", version: 1, published: "2026-01-01T00:00:00.000Z", publishedBy: null };
const schema = rowSchema({ name: "entry_revisions", table: entryRevisions });

it("a state that was published before entries had comments has none", () => {
  expect(schema.parse({ ...row, state })).toMatchObject({ state: { ...state, hasComments: false } });
  expect(schema.parse({ ...row, state: { ...state, hasComments: true } })).toMatchObject({
    state: { hasComments: true },
  });
});

it("a state with a field that nobody knows is refused", () => {
  expect(schema.safeParse({ ...row, state: { ...state, hasVotes: true } }).success).toBe(false);
});

it("what earlier releases took is restored as it was, and leads nowhere unsafe", () => {
  const made = { revision: 1, englishFrom: null };
  const blocksWith = (url: string, text: string): object[] => [
    { id: "a", type: "links", links: [{ title: text, url }], ...made },
    { id: "b", type: "callToAction", text: "", buttons: [{ label: text, url }], ...made },
    { id: "c", type: "splash", buttons: [{ label: text, url }], ...made },
  ];
  const isRestored = (url: string, text = "Anrufen"): boolean =>
    schema.safeParse({ ...row, state: { ...state, blocks: blocksWith(url, text) } }).success;
  for (const url of ["tel:0800-FLOWERS", "mailto:Anna", "https://a_b..example/x", "/Kontakt"])
    expect([url, isRestored(url)]).toEqual([url, true]);
  expect(isRestored("/Kontakt", "\u200B")).toBe(true);
  for (const url of ["javascript:alert(1)", "//example.org", "java\nscript:x", "data:text/html,x", ""])
    expect([url, isRestored(url)]).toEqual([url, false]);
  const redirects = rowSchema({ name: "addresses", table: addresses });
  const address = { key: "/alt", path: "/alt", entryId: null, isCurrent: false, byHand: true };
  const isKept = (target: string): boolean =>
    redirects.safeParse({ ...address, target, answersFrom: null, created: row.published, hits: 0, lastHit: null })
      .success;
  expect(["https://a..example/", "/Most", "//example.org", "javascript:x"].map(isKept)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("a file in the bin may lack later columns, but names no bytes and no places that are none", () => {
  const hash = "a".repeat(64);
  const file = { id: "f", name: "a.pdf", ext: "pdf", mime: "application/pdf", kind: "pdf", hash, originalHash: hash };
  const of = {
    sizeBytes: 1,
    originalSizeBytes: 1,
    uploadDate: "2026-01-01T00:00:00.000Z",
    tags: ["Obst"],
    variants: [],
  };
  const own = { id: "f", name: "a.pdf", kind: "pdf", sizeBytes: 1, originalSizeBytes: 1, originalHash: hash };
  const removal = { removed: "2026-01-01T00:00:00.000Z", removedBy: null, hashes: [hash], owners: [] };
  const binned = { ...own, ...removal, row: { ...file, ...of } };
  const files = rowSchema({ name: "binned_files", table: binnedFiles });
  expect(files.safeParse(binned).error).toBeUndefined();
  const refused = [
    { hashes: ["../a"] },
    { row: { ...binned.row, hash: "../a" } },
    { row: { ...binned.row, secret: true } },
    { row: { ...binned.row, name: undefined } },
    { owners: [{ kind: "nobody", id: "e" }] },
  ];
  for (const change of refused) expect(files.safeParse({ ...binned, ...change }).success).toBe(false);
  const places = rowSchema({ name: "binned_places", table: binnedPlaces });
  const place = { ownerKind: "entry", ownerId: "e", version: 2 };
  const block = {
    id: "t",
    type: "text",
    html: "<p onclick='x'>Most</p>",
    media: ["f"],
    revision: 1,
    englishFrom: null,
  };
  const parsed = places.parse({ ...place, part: { mediamain: "f", blocks: [block] } });
  expect(JSON.stringify(parsed)).not.toContain("onclick");
  expect(places.safeParse({ ...place, part: { title: "x" } }).success).toBe(false);
});
