import { expect, it } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import { events } from "#db/schema/events.ts";
import { addresses } from "#db/schema/addresses.ts";
import { binnedEntries } from "#db/schema/bin.ts";
import { onlinePayments } from "#db/schema/payments.ts";
import { settings } from "#db/schema/settings.ts";
import { binnedFiles, binnedPlaces } from "#db/schema/file-bin.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import { rowSchema } from "./row-schema.ts";

const state = {
  title: "Apfeltag",
  en: null,
  blocks: [],
  mainPicture: null,
  tags: ["Aktuelles"],
  publishDate: "2026-01-01T00:00:00.000Z",
  date: null,
  isRound: false,
};
const row = { entryId: "e", version: 1, published: "2026-01-01T00:00:00.000Z", publishedBy: null };
const schema = rowSchema({ name: "entry_revisions", table: entryRevisions });

it("a state that was published before entries had comments has none", () => {
  expect(schema.parse({ ...row, state })).toMatchObject({ state: { ...state, hasComments: false } });
  expect(schema.parse({ ...row, state: { ...state, hasComments: true } })).toMatchObject({
    state: { hasComments: true },
  });
});

it("a state that was published before events had listed dates has none", () => {
  const { rdates: _rdates, changes: _changes, ...event } = { ...plainEvent, rrule: "FREQ=DAILY" };
  expect(schema.parse({ ...row, state: { ...state, event } })).toMatchObject({
    state: { event: { ...event, rdates: [], changes: [] } },
  });
  const changes = [{ day: "2026-12-05", date: null, end: null, place: null, status: "cancelled" }];
  const rows = rowSchema({ name: "events", table: events });
  const stored = { entryId: "e", ...plainEvent, rdates: ["2026-12-05"], changes, keptUntil: null };
  expect(rows.parse(stored)).toEqual(stored);
  expect(rows.safeParse({ ...stored, rdates: ["morgen"] }).success).toBe(false);
  expect(rows.safeParse({ ...stored, changes: [{ ...changes[0], status: "off" }] }).success).toBe(false);
});

it("a state with an unknown field is refused", () => {
  expect(schema.safeParse({ ...row, state: { ...state, hasVotes: true } }).success).toBe(false);
});

it("values of earlier releases are restored unchanged, without unsafe addresses", () => {
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

it("binned entries and the paths of addresses are checked like existing ones", () => {
  const made = { revision: 1, englishFrom: null };
  const text = (html: string): object => ({ id: "t", type: "text", html, media: [], ...made });
  const links = (url: string): object => ({ id: "l", type: "links", links: [{ title: "a", url }], ...made });
  const bin = rowSchema({ name: "binned_entries", table: binnedEntries });
  const binned = (blocks: object[], belongings: object = {}): object => ({
    id: "e",
    title: "Most",
    entry: { id: "e", title: "Most", blocks },
    belongings: { revisions: [], comments: [], addresses: [], workingCopies: [], ...belongings },
    removed: row.published,
    removedBy: null,
  });
  const parsed = bin.parse(binned([text("<p>Most</p><form action=/x><input name=pw></form>")]));
  expect(JSON.stringify(parsed)).not.toMatch(/form|input/u);
  expect(parsed).toMatchObject({ entry: { id: "e", title: "Most" } });
  const address = { key: "/most", path: "/most", target: null };
  expect(bin.safeParse(binned([], { addresses: [address], place: { index: 0 } })).error).toBeUndefined();
  const revision = { entry_id: "e", version: 1, state: { ...state, blocks: [text("<p onclick='x'>Most</p>")] } };
  expect(JSON.stringify(bin.parse(binned([], { revisions: [revision] })))).not.toContain("onclick");
  const refused = [
    binned([links("javascript:alert(1)")]),
    binned([], { revisions: [{ ...revision, state: { ...state, blocks: [links("//example.org")] } }] }),
    binned([], { addresses: [{ ...address, path: "/\t/example.org" }] }),
    binned([], { addresses: [{ ...address, target: "//example.org" }] }),
    binned([], { scripts: [] }),
  ];
  for (const one of refused) expect(bin.safeParse(one).success).toBe(false);
});

it("no value of an archive redirects a browser to an unsafe address, or sends a mail", () => {
  const redirects = rowSchema({ name: "addresses", table: addresses });
  const address = { key: "/alt", entryId: null, isCurrent: false, byHand: true, answersFrom: null, target: "/Most" };
  const isPath = (path: string): boolean =>
    redirects.safeParse({ ...address, path, created: row.published, hits: 0, lastHit: null }).success;
  expect(["/alte seite", "/Äpfel", "/\t/x", "/\n/x", "/x\r\ny", "//x", "/\\x", "/a\\b"].map(isPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  const config = rowSchema({ name: "settings", table: settings });
  const section = { section: "social", secrets: {}, version: 1, updated: row.published };
  const isPage = (page: string): boolean => config.safeParse({ ...section, value: { social: { page } } }).success;
  expect(["", "https://social.example/verein", "javascript:x", "//x", "data:x"].map(isPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const payments = rowSchema({ name: "online_payments", table: onlinePayments });
  const payment = {
    orderId: "o",
    state: "open",
    attempt: 1,
    sessionId: null,
    intentId: null,
    checkAt: null,
    asked: null,
  };
  const isUrl = (url: string | null): boolean => payments.safeParse({ ...payment, url }).success;
  expect([null, "https://pay.example/x", "javascript:x"].map(isUrl)).toEqual([true, true, false]);
});

it("a binned file may lack later columns, but must have valid hashes and places", () => {
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
  const parsed = places.parse({ ...place, part: { mainPicture: "f", blocks: [block] } });
  expect(JSON.stringify(parsed)).not.toContain("onclick");
  expect(places.safeParse({ ...place, part: { title: "x" } }).success).toBe(false);
});
