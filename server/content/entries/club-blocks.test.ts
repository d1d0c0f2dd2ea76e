import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertFile } from "#testing/library.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";
import { seedSite } from "../../start/seed-site.ts";

let site: TestSite;
let logo: string;
let film: string;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  logo = await insertFile(site.services.database, { name: "Logo.jpg" });
  film = await insertFile(site.services.database, { name: "Film.mp4", ext: "mp4", kind: "video" });
});
afterAll(() => site.close());

type Blocks = NonNullable<Inputs["entries"]["create"]["blocks"]>;
const entries = () => site.trpc("admin").entries;
const isPublic = { publishDate: "2020-01-01T10:00:00Z", tags: ["Aktuelles"] };
const create = (title: string, blocks: Blocks, more: object = {}) =>
  entries().create.mutate({ title, blocks, ...isPublic, ...more });

const sponsor = { name: "Kelterei Kern", logo: null, url: "", until: null };
const sponsors = (...some: object[]) => ({ id: "s", type: "sponsors", tiers: [{ title: "Förderer", sponsors: some }] });
const person = { name: "Anna Berg", picture: null, office: "", email: "", phone: "" };
const people = (...some: object[]) => ({ id: "p", type: "people", title: "", persons: some });
const row = { day: "Mo", from: "18:00", to: "19:30", group: "F-Jugend", place: "", note: "" };
const timetable = (...some: object[]) => ({ id: "t", type: "timetable", title: "", rows: some });
const linked = {
  id: "l",
  type: "linkedPicture",
  picture: null,
  url: "/Kontakt",
  width: "half",
  alt: "Los",
  caption: "",
};
const times = (count: number, one: object) => Array.from({ length: count }, () => one);

describe("a block of a club", () => {
  it.each<[string, () => object, string]>([
    [
      "a tier without a heading",
      () => ({ ...sponsors(sponsor), tiers: [{ title: " ", sponsors: [] }] }),
      "tiers.0.title",
    ],
    ["six tiers", () => ({ ...sponsors(), tiers: times(6, { title: "A", sponsors: [] }) }), "tiers"],
    ["41 sponsors", () => sponsors(...times(41, sponsor)), "tiers"],
    ["a sponsor without a name", () => sponsors({ ...sponsor, name: " " }), "tiers.0.sponsors.0.name"],
    ["a script behind a logo", () => sponsors({ ...sponsor, url: "javascript:x" }), "tiers.0.sponsors.0.url"],
    ["a day that there is not", () => sponsors({ ...sponsor, until: "2026-02-30" }), "tiers.0.sponsors.0.until"],
    ["a logo that is not there", () => sponsors({ ...sponsor, logo: "nowhere" }), "tiers.0.sponsors.0.logo"],
    ["a logo that is a film", () => sponsors({ ...sponsor, logo: film }), "tiers.0.sponsors.0.logo"],
    ["no person", () => ({ ...people(), title: "Vorstand" }), "persons"],
    ["61 persons", () => people(...times(61, person)), "persons"],
    ["a person without a name", () => people({ ...person, name: "", office: "x" }), "persons.0.name"],
    ["a mail address that is none", () => people({ ...person, email: "anna" }), "persons.0.email"],
    ["a telephone number that is none", () => people({ ...person, phone: "anrufen" }), "persons.0.phone"],
    ["a person with a film", () => people({ ...person, picture: film }), "persons.0.picture"],
    ["101 times", () => timetable(...times(101, row)), "rows"],
    ["a time on no weekday", () => timetable({ ...row, day: "Feiertag" }), "rows.0.day"],
    ["a time that is none", () => timetable({ ...row, from: "18 Uhr" }), "rows.0.from"],
    ["a time that ends before it begins", () => timetable({ ...row, to: "17:00" }), "rows.0.to"],
    ["a time of nobody", () => timetable({ ...row, group: " " }), "rows.0.group"],
    ["a link without a picture", () => linked, "picture"],
    ["a picture without words", () => ({ ...linked, picture: logo, alt: "" }), "alt"],
    ["a picture that leads nowhere", () => ({ ...linked, picture: logo, url: "" }), "url"],
    ["a picture as large as a house", () => ({ ...linked, picture: logo, width: "house" }), "width"],
    ["a column that is too long", () => ({ id: "c", type: "columns", left: "", right: "x".repeat(100_001) }), "right"],
  ])("with %s is refused at its field", async (_what, block, field) => {
    const { code, fields } = await refusal(sendAny(entries().create.mutate, { title: "Verein", blocks: [block()] }));
    expect(code).toBe("C200");
    expect(Object.keys(fields ?? {})).toEqual([`blocks.0.${field}`]);
  });

  it("is stored as it was sent, its HTML cleaned", async () => {
    const blocks = [
      sponsors({ ...sponsor, logo, url: "www.kern.de", until: "2040-12-31" }),
      people({ ...person, picture: logo, email: "Anna@Example.org", phone: "+49 (0) 7000 1234" }),
      timetable(row),
      { ...linked, picture: logo },
      { id: "c", type: "columns", left: "<p>a<script>1</script></p>", right: "<p onclick='x'>b</p>" },
    ] as Blocks;
    const stored = (await create("Verein", blocks)).blocks;
    expect(stored).toMatchObject([
      { tiers: [{ sponsors: [{ logo, url: "https://www.kern.de", until: "2040-12-31" }] }] },
      { persons: [{ picture: logo, email: "anna@example.org", phone: "+49 (0) 7000 1234" }] },
      { rows: [row] },
      { picture: logo, url: "/Kontakt", width: "half" },
      { left: "<p>a</p>", right: "<p>b</p>" },
    ]);
  });

  it("keeps its sponsors and persons when their picture is deleted, and a linked picture goes with it", async () => {
    const own = await insertFile(site.services.database, { name: "Weg.jpg" });
    const { id } = await create("Bilder", [
      sponsors({ ...sponsor, logo: own }),
      people({ ...person, picture: own }),
      { ...linked, picture: own },
    ] as Blocks);
    await site.request("DELETE", `/api/v0/file/${own}`, { as: "admin" });
    const { blocks } = await entries().byId.query({ id });
    expect(blocks).toMatchObject([
      { tiers: [{ sponsors: [{ name: "Kelterei Kern", logo: null }] }] },
      { persons: [{ name: "Anna Berg", picture: null }] },
    ]);
    expect(blocks).toHaveLength(2);
  });

  it("is found by the names in it", async () => {
    await create("Unsere Förderer", [sponsors({ ...sponsor, name: "Zimmerei Quittenbaum" })] as Blocks);
    const { items } = await site.trpc().search.find.query({ q: "Quittenbaum" });
    expect(JSON.stringify(items)).toContain("Quittenbaum");
  });
});

describe("the end of a sponsor's contract", () => {
  const DAY = "2031-07-19";
  const blocks = [sponsors({ ...sponsor, until: DAY })] as Blocks;

  it("is in no answer to guests, neither of tRPC nor of REST nor in pages and feeds", async () => {
    const { id } = await create("Geheimer Vertrag", blocks, { en: { title: "Secret contract" } });
    expect((await entries().byId.query({ id })).blocks).toMatchObject(blocks);
    const guest = site.trpc().entries;
    const english = site.trpc("guest", { "x-content-language": "en" }).entries;
    const answers = [
      await guest.byId.query({ id }),
      await guest.byIds.query({ ids: [id] }),
      await guest.list.query({ q: "Geheimer" }),
      await guest.article.query({ id }),
      await english.article.query({ id }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain("Kelterei Kern");
      expect(JSON.stringify(answer)).not.toContain(DAY);
    }
    for (const path of [
      `/api/v0/entry/${id}`,
      "/api/v0/entry/",
      `/Aktuelles/${id}`,
      `/en/Aktuelles/${id}`,
      "/Aktuelles",
      "/Aktuelles/feed.xml",
      "/sitemap.xml",
      "/suche?q=Kern",
    ]) {
      const answer = await fetch(site.url + path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toContain(DAY);
    }
  });

  it("is not shown to those who are signed in and may not read drafts", async () => {
    const { id } = await create("Für die Kasse", blocks);
    for (const as of ["shop", "desk"] as const) {
      const { entry } = await site.trpc(as).entries.article.query({ id });
      expect(JSON.stringify([entry, await site.trpc(as).entries.byId.query({ id })]), as).not.toContain(DAY);
    }
  });

  it("is in the list 'Heute' from 30 days before, with the way to its block, until another day is set", async () => {
    const now = site.services.now;
    const ending = async () =>
      (await site.trpc("admin").overview.checks.query()).filter(({ kind }) => kind === "sponsorsEnding");
    const { id, blocks: stored } = await create("Läuft ab", [
      sponsors(
        { ...sponsor, name: "Spät", until: "2030-01-31" },
        { ...sponsor, name: "Früh", until: "2030-01-30" },
        sponsor,
      ),
    ] as Blocks);
    await create("Entwurf", [sponsors({ ...sponsor, name: "Nirgends", until: "2029-12-01" })] as Blocks, {
      publishDate: null,
    });
    const names = async (moment: string) => {
      site.services.now = () => new Date(moment);
      return (await ending()).map(({ one }) => one?.name);
    };
    expect(await names("2029-12-30T12:00:00Z")).toEqual([]);
    expect(await names("2029-12-31T12:00:00Z")).toEqual(["Früh"]);
    expect(await names("2030-03-01T12:00:00Z")).toEqual(["Früh", "Spät"]);
    expect((await ending())[0]).toMatchObject({
      count: 1,
      day: "2030-01-30",
      path: `/Aktuelles/laeuft-ab#baustein-s`,
      one: { id, name: "Früh" },
    });
    expect((await site.trpc("desk").overview.checks.query()).map(({ kind }) => kind)).not.toContain("sponsorsEnding");
    const renewed = JSON.parse(JSON.stringify(stored).replace("2030-01-30", "2035-01-30")) as Blocks;
    await entries().update.mutate({ id, blocks: renewed });
    expect((await ending()).map(({ one }) => one?.name)).toEqual(["Spät"]);
    site.services.now = now;
  });
});
