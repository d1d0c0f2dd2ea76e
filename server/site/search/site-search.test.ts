import { eq, ne, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { componentNames, type Components } from "#contract/values/components.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { guestViewer, programViewer } from "#contract/values/permissions.ts";
import type { Result, Results } from "#contract/schemas/search.ts";
import { entries } from "#db/schema/entries.ts";
import { products } from "#db/schema/products.ts";
import { searchIndex, searchSources, searchTrigrams, searchWords } from "#db/schema/search.ts";
import { examine } from "../../cli/doctor/examine.ts";
import type { Language } from "../../kernel/context.ts";
import { createFile } from "../../library/files/create-file.ts";
import { createCaller } from "../../router.ts";
import {
  contextOf,
  type EditedServices,
  openEditedServices,
  receiveBytes,
  type TestServices,
} from "#testing/file-services.ts";
import { storeProduct } from "#testing/products.ts";
import { findResults } from "./find-results.ts";
import { dropUnsaidWords } from "./unsaid-words.ts";

const PORTION = 650;

let services: TestServices;
let editor: EditedServices["editor"];
let now = new Date("2040-06-01T10:00:00Z");
beforeAll(async () => {
  ({ services, editor } = await openEditedServices());
});
afterAll(() => services.close());
afterEach(async () => {
  // Deleting 5,200 entries may exceed the statement timeout. TRUNCATE does not fire the triggers that maintain the
  // index.
  await services.database.db.execute(sql`truncate entries cascade`);
  await services.database.db.delete(searchIndex).where(eq(searchIndex.kind, "entry"));
  await services.database.db.delete(products);
  now = new Date("2040-06-01T10:00:00Z");
});

const find = (q: string, language: Language = "de", page = 1): Promise<Results> =>
  findResults({ ...services, now: () => now }, { q, page, language });
const plain = ({ parts }: Result["title"]): string => parts.map(({ text }) => text).join("");
const titles = async (q: string): Promise<string[]> => (await find(q)).items.map(({ title }) => plain(title));
const hitsOf = ({ parts }: Result["title"]): string[] => parts.filter(({ isHit }) => isHit).map(({ text }) => text);

const LONG_AGO = "2026-01-01T10:00:00Z";
type Given = Parameters<EditedServices["editor"]["entries"]["create"]>[0];
const publish = async (title: string, more: Partial<Given> = {}): Promise<string> =>
  (await editor.entries.create({ title, tags: ["Aktuelles"], publishDate: LONG_AGO, ...more })).id;

async function switchShop(enabled: boolean): Promise<void> {
  const components = Object.fromEntries(componentNames.map((name) => [name, { enabled: name === "shop" && enabled }]));
  await editor.settings.update({ components: components as Components });
}

describe("a visitor finds", () => {
  beforeAll(() => switchShop(false));

  it.each([
    ["by the stem of a word", "Apfelbäume", "Apfelbaum"],
    ["in any case, without diacritics", "Der ZAUNKÖNIG singt", "zaunkonig"],
    ["with a spelled-out umlaut", "Der Zaunkönig singt", "zaunkoenig"],
    ["by the beginning of a word", "Streuobstwiese", "streuobst"],
    ["by the end of a word", "Erntedankfest", "fest"],
    ["with letters that have changed places", "Kelterei", "kletreei"],
    ["words that are joined by a sign", "Schnitt- und Veredelungskurs/Theorie", "theorie schnitt"],
    ["a year", "Programm 2026", "2026"],
    ["a text with a sharp s", "Große Straße", "grosse strasse"],
  ])("%s", async (_name, title, q) => {
    await publish(title);
    await publish("Etwas anderes");
    expect(await titles(q)).toEqual([title]);
  });

  test("what stands in texts, galleries and links, in titles first, the newest of equals first", async () => {
    await publish("Erste", { content: ["<h2>Quitte</h2><p>Zwei<br>Sorten &amp; mehr</p>"] });
    await publish("Zweite", { links: [{ title: "Quitten bestellen", url: "https://example.org" }] });
    await publish("Quitten", { publishDate: "2025-01-01T10:00:00Z" });
    const [first] = await titles("Quitte");
    expect(first).toBe("Quitten");
    expect((await titles("Quitte")).toSorted()).toEqual(["Erste", "Quitten", "Zweite"]);
    expect(await titles("strong href example")).toEqual([]);
  });

  test("all of several words; some of them only if nothing has all, those with the most first", async () => {
    await publish("Apfel und Birne");
    await publish("Apfel");
    expect(await titles("birne apfel")).toEqual(["Apfel und Birne"]);
    expect(await find("birne apfel")).toMatchObject({ isPartial: false });
    expect(await titles("birne apfel quitte")).toEqual(["Apfel und Birne", "Apfel"]);
    expect(await find("birne apfel quitte")).toMatchObject({ isPartial: true, total: 2, exact: 0 });
  });

  test("what is written alike only if there is little, and is told how it is spelled", async () => {
    await publish("Der Zaunkönig");
    const twice = await find("Zaunkönnig");
    expect(twice).toMatchObject({ total: 1, exact: 0, suggestion: "Zaunkönig" });
    expect(hitsOf(twice.items[0]?.title ?? { parts: [], language: "de" })).toEqual(["Zaunkönig"]);
    for (const title of ["Kelter eins", "Kelter zwei", "Kelter drei", "Keller"]) await publish(title);
    expect(await find("kelter")).toMatchObject({ total: 3, exact: 3, suggestion: null });
  });

  test("ten on a page, each once, and how many there are", async () => {
    for (let index = 0; index < 23; index += 1) await publish(`Ernte ${index}`);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find("ernte", "de", page)));
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [10, 23],
      [10, 23],
      [3, 23],
      [0, 23],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ path }) => path))).size).toBe(23);
  });

  test("of very many hits the newest thousand", async () => {
    await services.database.pool.query("insert into tags (path) values ('Aktuelles') on conflict do nothing");
    for (let first = 1; first <= 5_200; first += PORTION) {
      const last = Math.min(first + PORTION - 1, 5_200);
      await services.database.db.transaction(async (tx) => {
        await tx.execute(sql`
          insert into entries (id, title, blocks, publish_date, created, updated)
            select 'many-' || n, 'Massenhaft ' || n, '[]', ${LONG_AGO}::timestamptz + n * interval '1 minute', now(), now()
            from generate_series(${first}::int, ${last}::int) as n`);
        await tx.execute(sql`
          insert into entry_tags (entry_id, path, position)
            select 'many-' || n, 'Aktuelles', 0 from generate_series(${first}::int, ${last}::int) as n`);
      });
    }
    const { items, total, isMore } = await find("massenhaft");
    expect({ total, isMore }).toEqual({ total: 1000, isMore: true });
    expect(items.map(({ title }) => plain(title))).toContain("Massenhaft 5200");
  });

  test("what has these common words as its title, in either language, the whole title first", async () => {
    await publish("Das sind wir alle", { publishDate: "2026-05-01T10:00:00Z" });
    await publish("Das sind wir", { english: { title: "Who we are", content: [] } });
    await publish("Wir sind nicht das");
    await publish("Entwurf", { publishDate: null, english: { title: "What’s on?", content: [] } });
    await publish("Was ist los?", { english: { title: "What's on?", content: [] } });
    expect(await titles("das sind wir")).toEqual(["Das sind wir", "Das sind wir alle"]);
    expect(await find("Das sind wir!")).toMatchObject({ total: 2, exact: 2, isPartial: false, isTelling: false });
    expect(await titles("who we are")).toEqual(["Das sind wir"]);
    expect(await titles("what’s on")).toEqual(["Was ist los?"]);
    expect(await titles("Who are we")).toEqual(["Das sind wir"]);
    expect(await titles("whats on")).toEqual(["Was ist los?"]);
    await publish("Don’t stop");
    expect((await titles("dont stop"))[0]).toBe("Don’t stop");
    await publish("Über uns");
    expect((await titles("ueber uns"))[0]).toBe("Über uns");
  });

  test("a title before texts that say its words more often", async () => {
    await publish("Kelter, Kelter und noch eine Kelter im Hof", { content: ["<p>Kelter im Hof</p>"] });
    await publish("Kelter im Hof", { publishDate: "2025-01-01T10:00:00Z" });
    expect((await titles("kelter im hof"))[0]).toBe("Kelter im Hof");
  });

  test("nothing by common words alone, and is told so", async () => {
    await publish("Kind und Wind sind da", { content: ["<p>Das sind wir nicht.</p>"] });
    expect(await find("das sind wir")).toMatchObject({ total: 0, isTelling: false, suggestion: null });
    await publish("Nur ein Titel", { content: ["<p>Sie spielten „The Wall“ und „All Along the Watchtower“.</p>"] });
    expect(await find("the")).toMatchObject({ total: 0, isTelling: false });
    expect(await find("the wall")).toMatchObject({ total: 1, isTelling: true });
    expect(await find("?!")).toMatchObject({ total: 0, isTelling: true });
    expect(await find("quitte")).toMatchObject({ total: 0, isTelling: true });
  });

  test("entries of every kind, with their day", async () => {
    const event = { ...plainEvent, place: "Rundscheune", status: "cancelled" as const };
    await publish("Kurs Aktuelles");
    await publish("Kurs Veranstaltung", { tags: ["Veranstaltungen|2026"], date: "2026-11-28T18:00:00Z", event });
    const { items } = await find("kurs");
    expect(items.map(({ kind, date, publishDate, status }) => [kind, date ?? publishDate, status]).toSorted()).toEqual([
      ["event", "2026-11-28T18:00:00.000Z", "cancelled"],
      ["news", "2026-01-01T10:00:00.000Z", "scheduled"],
    ]);
    expect(await titles("rundscheune")).toEqual(["Kurs Veranstaltung"]);
  });

  test("an event that comes again with its next time", async () => {
    const event = { ...plainEvent, rrule: "FREQ=WEEKLY" };
    await publish("Kurs", { tags: ["Veranstaltungen"], date: "2026-11-28T18:00:00Z", event });
    now = new Date("2026-12-01T10:00:00Z");
    expect((await find("kurs")).items).toMatchObject([{ date: "2026-12-05T18:00:00.000Z", comesAgain: true }]);
  });
});

describe("in two languages", () => {
  test("an English text is found by its stems, and shown where it exists", async () => {
    await publish("Apfelfest", {
      content: ["<p>Wir feiern.</p>"],
      english: { title: "Apple festivals", content: ["<p>We happily celebrate.</p>"] },
    });
    await publish("Nur deutsch, kein festival");
    const english = await find("apples festival", "en");
    expect(english.items.map(({ title }) => [title.language, plain(title)])).toEqual([["en", "Apple festivals"]]);
    expect(hitsOf(english.items[0]?.title ?? { parts: [], language: "de" })).toEqual(["Apple", "festivals"]);
    const [german] = (await find("happy", "de")).items;
    expect(german?.title).toMatchObject({ language: "de", parts: [{ text: "Apfelfest" }] });
    expect(german?.excerpt).toEqual({ language: "de", parts: [{ text: "Wir feiern.", isHit: false }] });
    const [inEnglish] = (await find("happy", "en")).items;
    expect(hitsOf(inEnglish?.excerpt ?? { parts: [], language: "de" })).toEqual(["happily"]);
    const [other] = (await find("deutsch", "en")).items;
    expect(other?.title.language).toBe("de");
  });
});

describe("nobody finds", () => {
  const isFound = async (q: string): Promise<boolean> => (await find(q)).total > 0;

  test("a draft, what is taken back, removed, or has no page; nor its words by a typo", async () => {
    const id = await publish("Geheimniskrämerei", { publishDate: null });
    expect(await isFound("Geheimniskrämerei")).toBe(false);
    await editor.entries.update({ id, publishDate: LONG_AGO });
    expect(await isFound("Geheimniskraemerei")).toBe(true);
    await editor.entries.update({ id, publishDate: null });
    expect(await find("Geheimniskraemerei")).toMatchObject({ total: 0, suggestion: null });
    await editor.entries.update({ id, publishDate: LONG_AGO });
    await editor.entries.update({ id, tags: ["Intern"] });
    expect(await find("Geheimniskraemerei")).toMatchObject({ total: 0, suggestion: null });
    await editor.entries.update({ id, tags: ["Aktuelles"] });
    expect(await isFound("Geheimniskrämerei")).toBe(true);
    await editor.entries.remove({ id });
    expect(await find("Geheimniskraemerei")).toMatchObject({ total: 0, suggestion: null });
  });

  test("what is scheduled, until its moment comes, without a write", async () => {
    await publish("Überraschung", { publishDate: "2040-06-01T10:00:01Z" });
    expect(await find("Ueberraschung")).toMatchObject({ total: 0, suggestion: null });
    now = new Date("2040-06-01T10:00:01Z");
    expect(await isFound("Überraschung")).toBe(true);
  });

  test("products that are hidden, or of a shop that is off", async () => {
    await switchShop(true);
    const { id } = await storeProduct(services.database.db, {
      title: "Quittengelee",
      text: "Vom Hofgut.",
    });
    expect((await find("quittengelee")).items.map(({ kind, path }) => [kind, path])).toEqual([
      ["product", "/shop/quittengelee"],
    ]);
    await editor.products.update({ id, hidden: true });
    expect(await isFound("quittengelee")).toBe(false);
    await editor.products.update({ id, hidden: false });
    expect(await isFound("hofgut")).toBe(true);
    await switchShop(false);
    expect(await find("quittengele")).toMatchObject({ total: 0, suggestion: null });
  });

  test("files that no page offers; those that one does, until it is gone", async () => {
    const received = await receiveBytes(services, Buffer.from("Vereinssatzung"));
    const file = await createFile(services, { received, name: "Vereinssatzung.txt", tags: [] });
    expect(await isFound("Vereinssatzung")).toBe(false);
    const id = await publish("Unser Verein", { downloads: [file.id], publishDate: null });
    expect(await isFound("Vereinssatzung")).toBe(false);
    await editor.entries.update({ id, publishDate: LONG_AGO });
    const [found] = (await find("vereinsatzung")).items;
    expect(found).toMatchObject({ kind: "file", path: `/v0/api/download/${file.id}`, file: { ext: "txt" } });
    await editor.entries.update({ id, downloads: [] });
    expect(await isFound("Vereinssatzung")).toBe(false);
  });

  it.each([
    "",
    "   ",
    "?!",
    "der die das",
    "' or 1=1; --",
    "<script>",
    "\\",
    "%",
    "a & | ! ( ) : *",
    "'",
    "🍎",
    "x".repeat(41),
  ])("anything by %j, and nothing breaks", async (q) => {
    await publish("Apfelfest");
    expect(await find(q)).toMatchObject({ items: [], total: 0 });
  });
});

test("the procedure bounds what it is sent", async () => {
  const guest = createCaller(contextOf(services, guestViewer));
  await publish("Apfelfest");
  expect((await guest.search.find({ q: "  apfelfest\u0000 " })).total).toBe(1);
  await expect(guest.search.find({ q: "x".repeat(400) })).rejects.toThrow();
  await expect(guest.search.find({ q: "x", page: 101 })).rejects.toThrow();
});

describe("the index", () => {
  const differences = async (): Promise<number> => {
    const { rows } = await services.database.db.execute(sql`
      (table ${searchIndex} except select kind, id, public_from, vector, public_until from ${searchSources})
      union all (select kind, id, public_from, vector, public_until from ${searchSources} except table ${searchIndex})`);
    return rows.length;
  };

  test("is what its source says after every kind of write, also of texts of any length", async () => {
    const long = `<p>${"Streuobst Wiese ".repeat(6_000)}</p>`;
    const id = await publish("Lang", { content: Array.from({ length: 20 }, () => long) });
    await storeProduct(services.database.db, { title: "Saft" });
    expect(await differences()).toBe(0);
    await editor.entries.update({ id, title: "Kürzer", content: ["<p>x</p>"] });
    await services.database.db.update(entries).set({ publishDate: null }).where(eq(entries.id, id));
    expect(await differences()).toBe(0);
    await services.database.db.delete(entries);
    await services.database.db.delete(products);
    expect(await differences()).toBe(0);
    expect(await services.database.db.$count(searchIndex, ne(searchIndex.kind, "file"))).toBe(0);
  });

  test("the doctor finds and mends what is wrong in it, and missing words", async () => {
    const checked = async (isMending: boolean): Promise<string[]> =>
      (await examine({ services, viewer: programViewer, isMending, isThorough: false })).lines();
    const id = await publish("Gegenwart der Häuser");
    await publish("Vergessene Wörter");
    await services.database.db.update(searchIndex).set({ vector: "x:1" }).where(eq(searchIndex.id, id));
    await services.database.db
      .insert(searchIndex)
      .values({ kind: "product", id: "gone", publicFrom: now, vector: "x:1" });
    await services.database.db.delete(searchWords).where(eq(searchWords.word, "vergessene"));
    expect(await checked(false)).toEqual([expect.stringMatching(/^3 texts that the search has wrongly: /u)]);
    expect(await checked(true)).toEqual([expect.stringMatching(/^3 texts that the search has wrongly, mended: /u)]);
    expect(await checked(false)).toEqual([]);
    expect(await differences()).toBe(0);
    expect(await titles("vergesene")).toEqual(["Vergessene Wörter"]);
  });

  test("words that nobody says any more are dropped, the others stay", async () => {
    const id = await publish("Vergangenheit");
    await publish("Gegenwart der Häuser");
    await editor.entries.remove({ id });
    await dropUnsaidWords(services.database.db);
    const words = (await services.database.db.select().from(searchWords)).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(["gegenwart", "hauser"]));
    expect(words).not.toContain("vergangenheit");
    expect(await services.database.db.$count(searchTrigrams, eq(searchTrigrams.word, "vergangenheit"))).toBe(0);
    expect(await titles("gegenwrat")).toEqual(["Gegenwart der Häuser"]);
  });
});
