import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isReserved, likeness, canRedirectFrom, slugOf, withoutLastSlashes } from "#contract/values/addresses.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { addresses, missedAddresses } from "#db/schema/addresses.ts";
import { entries } from "#db/schema/entries.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import { storeNew } from "../entries/save-entry.ts";
import { createCaller } from "../../router.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { isTelling, openAddressCounts } from "../../kernel/visits/address-counts.ts";
import { storeAddressCounts } from "./store-counts.ts";
import { findRedirectTarget } from "./redirect-target.ts";
import { nameEntries } from "./name-entries.ts";

let services: TestServices;
let editor: ReturnType<typeof createCaller>;
let guest: ReturnType<typeof createCaller>;
beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  editor = createCaller(contextOf(services, admin));
  guest = createCaller(contextOf(services, guestViewer));
});
afterAll(() => services.close());

const publish = (title: string, more: object = {}) =>
  editor.entries.create({ title, tags: ["Aktuelles"], publishDate: "now", ...more });
const fields = (error: unknown) => (error as { cause: { details: { fields: unknown } } }).cause.details.fields;
const problemsOf = (work: Promise<unknown>) => work.then(() => null, fields);

it.each([
  ["/Kontakt//", "/Kontakt"],
  ["/a//b/", "/a//b"],
  ["/a", "/a"],
  ["//", ""],
])("without the slashes at its end %s is %s", (path, plain) => expect(withoutLastSlashes(path)).toBe(plain));

describe("the readable form of a title", () => {
  it.each([
    ["Apfeltag 2026", "apfeltag-2026"],
    ["Größe, Öl & Äpfel – süß!", "groesse-oel-und-aepfel-suess"],
    ["  Café »Crème brûlée« ", "cafe-creme-brulee"],
    ["Łódź, Ærø", "lodz-aero"],
    ["2. Advent", "2-advent"],
    ["東京", ""],
    ["---", ""],
    [`${"lang ".repeat(11)}zusammengeschrieben`, "lang-".repeat(11).slice(0, -1)],
    ["x".repeat(200), "x".repeat(60)],
  ])("of %j is %j", (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe("a published entry", () => {
  it("has an address of its title, with a number if it is taken, in any case", async () => {
    const [one, two, three] = [await publish("Hoffest"), await publish("HOFFEST"), await publish("Hoffest!")];
    expect([one, two, three].map(({ address }) => address)).toEqual([
      "/Aktuelles/hoffest",
      "/Aktuelles/hoffest-2",
      "/Aktuelles/hoffest-3",
    ]);
    expect((await publish("東京")).address).toBe("/Aktuelles/eintrag");
    const id = "0198aaaa-0000-7000-8000-000000000001";
    expect((await publish(id)).address).toBe(`/Aktuelles/eintrag-${id}`);
  });

  it("gets none before it is published; a planned one follows its title until it is there", async () => {
    const draft = await editor.entries.create({ title: "Später", tags: ["Aktuelles"] });
    expect(draft.address).toBeNull();
    const soon = "2999-01-01T00:00:00Z";
    const planned = await editor.entries.update({ id: draft.id, publishDate: soon });
    expect(planned.address).toBe("/Aktuelles/spaeter");
    const renamed = await editor.entries.update({ id: draft.id, title: "Bald" });
    expect(renamed.address).toBe("/Aktuelles/bald");
    expect(await services.database.db.$count(addresses, eq(addresses.entryId, draft.id))).toBe(1);
    const taken = await editor.entries.update({ id: draft.id, publishDate: null });
    expect(taken.address).toBeNull();
  });

  it("keeps its address under another title, and when it is a draft meanwhile", async () => {
    const { id } = await publish("Ernte");
    await editor.entries.update({ id, title: "Lese", publishDate: null });
    expect((await editor.entries.update({ id, publishDate: "now" })).address).toBe("/Aktuelles/ernte");
  });

  it("takes its address along into another list; the former one leads on, also for a later move back", async () => {
    const { id } = await publish("Wanderung");
    const moved = await editor.entries.update({ id, tags: ["Veranstaltungen"] });
    expect(moved.address).toBe("/Veranstaltungen/wanderung");
    expect(await findRedirectTarget(services, "/Aktuelles/wanderung")).toBe("/Veranstaltungen/wanderung");
    const back = await editor.entries.update({ id, tags: ["Aktuelles"] });
    expect(back.address).toBe("/Aktuelles/wanderung");
    expect(await findRedirectTarget(services, "/Veranstaltungen/wanderung")).toBe("/Aktuelles/wanderung");
  });

  it("changes its address by hand; a former one is never another entry's", async () => {
    const { id } = await publish("Umbau");
    const other = await publish("Neubau");
    const was = "/Aktuelles/umbau";
    expect(await editor.addresses.change({ id, segment: " Umbau-Nord ", was })).toEqual({
      address: "/Aktuelles/umbau-nord",
    });
    expect(await findRedirectTarget(services, was)).toBe("/Aktuelles/umbau-nord");
    expect((await guest.entries.article({ id: was })).entry.address).toBe("/Aktuelles/umbau-nord");
    await expect(editor.addresses.change({ id, segment: "x", was })).rejects.toMatchObject({ message: "conflict" });
    const seen = { id: other.id, was: other.address };
    expect(await problemsOf(editor.addresses.change({ ...seen, segment: "umbau" }))).toEqual({
      segment: { key: "addressTaken" },
    });
    for (const segment of ["ä", "a b", "a--b", "-a", "", "a/b", "x".repeat(61)])
      await expect(editor.addresses.change({ ...seen, segment })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await editor.addresses.change({ id, segment: "umbau", was: "/Aktuelles/umbau-nord" })).toEqual({
      address: was,
    });
    await expect(guest.addresses.change({ ...seen, segment: "y" })).rejects.toMatchObject({ message: "signedOut" });
  });

  it("comes back from the bin with its addresses, as far as they are free", async () => {
    const { id } = await publish("Brunnen");
    await editor.addresses.change({ id, segment: "quelle", was: "/Aktuelles/brunnen" });
    await editor.entries.remove({ id });
    expect(await findRedirectTarget(services, "/Aktuelles/brunnen")).toBeNull();
    const other = await publish("Brunnen");
    expect(other.address).toBe("/Aktuelles/brunnen");
    expect((await editor.bin.restore({ id, asDraft: false })).address).toBe("/Aktuelles/quelle");
    expect((await guest.entries.article({ id: "/Aktuelles/brunnen" })).entry.id).toBe(other.id);
    await editor.entries.remove({ id });
    const thief = await publish("Quelle");
    expect((await editor.bin.restore({ id, asDraft: false })).address).toBe("/Aktuelles/brunnen-2");
    expect(thief.address).toBe("/Aktuelles/quelle");
  });

  it("of a site from before there were addresses gets one later, the oldest first", async () => {
    const [one, two] = [await publish("Altbestand"), await publish("Altbestand")];
    await services.database.db.delete(addresses);
    expect(await nameEntries(services)).toBeGreaterThan(1);
    expect(await nameEntries(services)).toBe(0);
    const addressOf = async (id: string) => (await editor.entries.byId({ id })).address;
    expect([await addressOf(one.id), await addressOf(two.id)]).toEqual([
      "/Aktuelles/altbestand",
      "/Aktuelles/altbestand-2",
    ]);
  });

  it("has one address each, however many are published at the same time", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => publish("Gedränge")));
    expect(new Set(made.map(({ address }) => address)).size).toBe(5);
  });
});

describe("a redirect", () => {
  const add = (from: string, to: string) => editor.addresses.add({ from, to });

  it("leads to a page, an entry, which it follows, or another site", async () => {
    const { id } = await publish("Ziel");
    await add("https://www.alt.example/Unser-Verein.html?x=1", "/Barrierefreiheit");
    await add("/alt/ziel/", "/Aktuelles/ziel");
    await add("/hof", "https://example.org/hof?a=1#b");
    expect(await findRedirectTarget(services, "/unser-verein.HTML/")).toBe("/Barrierefreiheit");
    expect(await findRedirectTarget(services, "/hof")).toBe("https://example.org/hof?a=1#b");
    await editor.addresses.change({ id, segment: "neues-ziel", was: "/Aktuelles/ziel" });
    expect(await findRedirectTarget(services, "/alt/ziel")).toBe("/Aktuelles/neues-ziel");
    await editor.entries.update({ id, publishDate: null });
    expect(await findRedirectTarget(services, "/alt/ziel")).toBeNull();
  });

  it("is found by capitals, and with blanks around it", async () => {
    await add("%20/Alte%20Straße%20", "/Barrierefreiheit");
    for (const path of ["/alte straße", "/ALTE STRASSE", "/Alte Straße "])
      expect(await findRedirectTarget(services, path), path).toBe("/Barrierefreiheit");
  });

  it.each([
    ["/Kontakt", "/", "from", "addressReserved"],
    ["/ADMINCENTER/x", "/", "from", "addressReserved"],
    ["/api/v0/entry", "/", "from", "addressReserved"],
    ["/Aktuelles", "/", "from", "addressReserved"],
    ["/Aktuelles/feed.xml", "/", "from", "addressReserved"],
    ["/erlebnis/101", "/", "from", "addressReserved"],
    ["/umlaut", "/%E4bc", "to", "redirectMissing"],
    ["/AKTUELLES/hoffest", "/Kontakt", "from", "addressTaken"],
    ["/HOF/", "/Kontakt", "from", "addressTaken"],
    ["/kreis", "/Kreis/", "to", "redirectBack"],
    ["/kette", "/hof", "to", "redirectChain"],
    ["/nirgends", "/gibt-es-nicht", "to", "redirectMissing"],
    ["/nirgends", "/Aktuelles/gibt-es-nicht", "to", "redirectMissing"],
  ])("from %s to %s is refused (%s: %s)", async (from, to, field, key) => {
    if (key === "addressTaken") await publish("Hoffest");
    expect(await problemsOf(add(from, to))).toEqual({ [field]: { key } });
  });

  it("does not begin at the id of an entry, where it would never be asked", async () => {
    const { id } = await publish("Vorhanden");
    for (const from of [`/Aktuelles/${id}`, `/veranstaltungen/${id.toUpperCase()}`])
      expect(await problemsOf(add(from, "/Kontakt"))).toEqual({ from: { key: "addressTaken" } });
  });

  it("is in no language: below /en it leads to the English page, if there is one", async () => {
    await publish("Mit Englisch", { en: { title: "With English" } });
    await add("/alt-englisch", "/en/Barrierefreiheit?a=1");
    await add("/alt-eintrag", "/en/Aktuelles/mit-englisch");
    expect(await findRedirectTarget(services, "/alt-englisch")).toBe("/Barrierefreiheit?a=1");
    expect(await findRedirectTarget(services, "/alt-englisch", "en")).toBe("/en/Barrierefreiheit?a=1");
    expect(await findRedirectTarget(services, "/alt-eintrag", "en")).toBe("/en/Aktuelles/mit-englisch");
    const page = { title: "Barrierefreiheit", tags: ["Seite|Barrierefreiheit"], publishDate: new Date() };
    const { db } = services.database;
    const { id } = await db.transaction((tx) =>
      storeNew(tx, { viewer: admin, now: new Date() }, { ...emptyFields, ...page }),
    );
    expect(await findRedirectTarget(services, "/alt-englisch", "en")).toBe("/Barrierefreiheit?a=1");
    await db.delete(entries).where(eq(entries.id, id));
    expect(await problemsOf(add("/projekt-alt", "/en/projekt-alt"))).toEqual({ to: { key: "redirectBack" } });
  });

  it("a German page is not there below /en, however it is spelled", async () => {
    const { address } = await publish("Nur deutsch");
    for (const path of [address ?? "", "/Aktuelles/Nur-Deutsch", "/aktuelles/nur-deutsch/"])
      expect(await findRedirectTarget(services, path, "en")).toBeNull();
  });

  it("is addressCounts for by what the database can hold", async () => {
    for (const work of [
      editor.addresses.remove({ key: "\u0000" }),
      editor.addresses.forget({ key: "\u0000" }),
      editor.addresses.redirects({ q: "\u0000", limit: 10, skip: 0 }),
    ])
      await expect(work).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it.each([
    "http://example.org",
    "https://-x..y/",
    "https://u:p@example.org/",
    "javascript:alert(1)",
    "//example.org",
    "/\\example.org",
    "kontakt",
    "",
  ])("to %j is refused", async (to) => {
    await expect(add("/irgendwo", to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is listed with its hits, removed and added again, an automatic one too; a current address stays", async () => {
    const { id } = await publish("Gezählt");
    await editor.addresses.change({ id, segment: "gezaehlt-neu", was: "/Aktuelles/gezaehlt" });
    await add("/zaehl-mich", "/Kontakt");
    const at = new Date();
    services.addressCounts.hit("/Zaehl-Mich", at);
    services.addressCounts.hit("/zaehl-mich/", at);
    services.addressCounts.hit("/Aktuelles/gezaehlt", at);
    const { items } = await editor.addresses.redirects({ q: "zaehl", limit: 10, skip: 0 });
    expect(items.map(({ from, to, isKept, hits }) => [from, to, isKept, hits])).toEqual([
      ["/zaehl-mich", "/Kontakt", false, 2],
      ["/Aktuelles/gezaehlt", "/Aktuelles/gezaehlt-neu", true, 1],
    ]);
    expect(items[0]?.lastHit).toBe(at.toISOString());
    const gone = await editor.addresses.remove({ key: "/aktuelles/gezaehlt" });
    expect(await findRedirectTarget(services, "/Aktuelles/gezaehlt")).toBeNull();
    await editor.addresses.add(gone);
    expect(await findRedirectTarget(services, "/Aktuelles/gezaehlt")).toContain("/Aktuelles/gezaehlt-neu");
    await expect(editor.addresses.remove({ key: "/aktuelles/gezaehlt-neu" })).rejects.toMatchObject({
      message: "notFound",
    });
    await editor.addresses.remove({ key: "/zaehl-mich" });
    expect(await findRedirectTarget(services, "/zaehl-mich")).toBeNull();
  });
});

describe("an address that was addressCounts for in vain", () => {
  it("is counted with a proposal, and forgotten when it is redirected", async () => {
    await publish("Kelterfest im Hof");
    // All misses have the same time, so that the clock does not influence their order.
    const at = new Date();
    services.addressCounts.miss("/Aktuelles/Kelterfest", at);
    services.addressCounts.miss("/aktuelles/kelterfest/", at);
    services.addressCounts.miss("/impresum.html", at);
    services.addressCounts.miss("/qqqq", at);
    const { items } = await editor.addresses.missed({ limit: 10, skip: 0 });
    expect(items.map(({ path, times, proposal }) => [path, times, proposal?.path ?? null])).toEqual([
      ["/Aktuelles/Kelterfest", 2, "/Aktuelles/kelterfest-im-hof"],
      ["/impresum.html", 1, "/Impressum"],
      ["/qqqq", 1, null],
    ]);
    await editor.addresses.add({ from: "/Aktuelles/Kelterfest", to: "/Aktuelles/kelterfest-im-hof" });
    await editor.addresses.forget({ key: "/qqqq" });
    expect((await editor.addresses.missed({ limit: 10, skip: 0 })).items.map(({ path }) => path)).toEqual([
      "/impresum.html",
    ]);
  });

  it.each([
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/a/.svn",
    "/vendor/phpunit",
    "/backup.zip",
    "/x.js",
    "/ada@example.org",
    "/konto/123456789",
    "/0198aaaa-0000-7000-8000-000000000001",
    `/${"a".repeat(30)}`,
    "/a/b/c/d/e",
    "/x<script>",
  ])("is not kept if it is no page, or somebody's: %s", (path) => expect(isTelling(path)).toBe(false));

  it("is kept up to a number, the latest, in memory and in the database", async () => {
    const addressCounts = openAddressCounts();
    const start = Date.now();
    for (let index = 0; index < 700; index += 1) addressCounts.miss(`/weg-${index}`, new Date(start + index));
    const counted = addressCounts.take();
    expect(counted.missed).toHaveLength(500);
    addressCounts.giveBack(counted);
    await storeAddressCounts({ ...services, addressCounts });
    expect(await services.database.db.$count(missedAddresses)).toBe(200);
    expect(await services.database.db.$count(missedAddresses, eq(missedAddresses.key, "/weg-499"))).toBe(1);
  });
});

it("reserves addresses in any case; redirects begin only where nothing is", () => {
  for (const path of ["/Kontakt", "/kontakt", "/EN/x", "/api", "/Favicon.ico", "/SHOP/x", "/erlebnis/101"])
    expect(isReserved(path)).toBe(true);
  for (const path of ["/mannschaft", "/verein/vorstand", "/apis"]) expect(isReserved(path)).toBe(false);
  expect(["/", "/Aktuelles/alt", "/erlebnis/alt", "/index.php"].map(canRedirectFrom)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(["/de", "/de/Kontakt", "/en/alt", "/en"].map(canRedirectFrom)).toEqual([true, true, false, false]);
  expect(likeness("/Impressum", "/impresum.html")).toBeGreaterThan(0.7);
  expect(likeness("/Kontakt", "/apfeltag")).toBeLessThan(0.5);
});
