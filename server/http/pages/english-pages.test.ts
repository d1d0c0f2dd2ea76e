import { Parser } from "htmlparser2";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLinkedGermanPaths } from "../../content/entries/german-links.ts";
import { seedSite } from "../../start/seed-site.ts";
import { insertFile } from "#testing/library.ts";
import { storeProduct } from "#testing/products.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let url = "";

type Answer = { status: number; body: string; headers: Record<string, unknown> };
const get = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const { status, body, headers: sent } = await site.request("GET", path, { headers });
  return { status, body: String(body), headers: Object.fromEntries(sent) };
};
const create = async (fields: object): Promise<string> => {
  const { status, body } = await site.request("POST", "/api/v0/entry", { as: "admin", body: fields });
  expect(status).toBe(201);
  return (body as { _id: string })._id;
};
const published = { publish_date: "2026-01-01T08:00:00Z" };
const page = async (name: string): Promise<{ _id: string }> => {
  const { body } = await site.request("GET", `/api/v0/entry?tags=Seite|${name}`, { as: "admin" });
  return (body as { _id: string }[])[0] ?? { _id: "" };
};
const change = async (fields: object): Promise<void> => {
  expect((await site.request("PUT", "/api/v0/entry", { as: "admin", body: fields })).status).toBe(200);
};

const storePicture = (altDe: string): Promise<string> => {
  const id = newId();
  const variant = { id: newId(), fileId: id, mime: "image/jpeg", width: 600, height: 400 };
  return insertFile(site.services.database, { id, altDe, variants: [{ ...variant, sizeBytes: 1, hash: id }] });
};

const addPage = async (title: string, address: string, more: object = {}): Promise<string> => {
  const { id } = await site.trpc("admin").navigation.add.mutate({ title, address, place: "main" });
  await change({ _id: id, ...published, ...more });
  return id;
};

const ids = { pictures: "", both: "", german: "", half: "", event: "", linking: "", juice: "", cider: "" };

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  url = site.services.publicUrl();
  await seedSite(site.services);
  const { db } = site.services.database;
  await site.request("PUT", "/api/v0/config", {
    as: "system",
    body: {
      title: "Hof am Hang",
      description: "Ein Hof mit Aussicht.",
      components: { shop: { enabled: true }, newsletter: { enabled: true } },
    },
  });
  const news = { tags: ["Aktuelles"], ...published };
  ids.both = await create({
    ...news,
    title: "Ernte",
    content: ["<p>Wir ernten heute.</p>"],
    en: { title: "Harvest", content: ["<p>We harvest today.</p>"] },
  });
  ids.german = await create({ ...news, title: "Nur deutsch", content: ["<p>Deutscher Text.</p>"] });
  ids.half = await create({
    ...news,
    title: "Halbes",
    content: ["<p>Erster Absatz.</p>", "<p>Zweiter Absatz.</p>"],
    links: [
      { title: "Deutsches Ziel", url: `/Aktuelles/${ids.german}` },
      { title: "Englisches Ziel", url: `/Aktuelles/${ids.both}` },
    ],
    sections: [{ type: "gallery", settings: { myTitle: "Bilderschau", images: [] } }],
    en: {
      title: "Half of it",
      content: ["<p>First paragraph.</p>", ""],
      links: [{ title: "" }, { title: "English target" }],
    },
  });
  ids.linking = await create({
    ...news,
    title: "Verweise",
    content: [
      `<p><a href="/Aktuelles/${ids.both}">eins</a> <a href="/Aktuelles/${ids.german}">zwei</a> <a href="/Impressum">drei</a></p>`,
    ],
    en: {
      title: "Links",
      content: [
        `<p><a href="/Aktuelles/${ids.both}">one</a> <a href="/Aktuelles/${ids.german}">two</a> <a href="/Impressum">three</a> <a href="/newsletter">four</a></p>`,
      ],
    },
  });
  ids.event = await create({
    tags: ["Veranstaltungen"],
    ...published,
    title: "Hoffest",
    date: "2027-05-01",
    event: { place: "Presshaus", price: "5 €, Kinder frei" },
    content: ["<p>Mit Musik.</p>"],
    en: { title: "Farm festival", content: ["<p>With music.</p>"] },
  });
  for (const name of ["Impressum", "Datenschutz"]) await change({ ...(await page(name)), en: null });
  const en = { title: "Apple juice", text: "Tastes of autumn.", producer: "Farm on the slope" };
  const producer = "Mosterei am Hang";
  ids.juice = (await storeProduct(db, { title: "Apfelsaft", text: "Schmeckt nach Herbst.", producer, en })).id;
  const described = await storePicture("Ein Baum");
  const captioned = await storePicture("");
  const inText = `<p>Picture</p><img src="/api/v0/download/${described}/${described}" alt="" />`;
  ids.pictures = await create({
    ...news,
    title: "Bilder",
    content: [inText],
    mediamain: described,
    sections: [
      {
        type: "gallery",
        settings: { myTitle: "Diaschau", images: [{ file: captioned, caption: "Unterm Baum" }] },
      },
    ],
    en: { title: "Pictures", content: [inText] },
  });
  ids.cider = (await storeProduct(db, { title: "Apfelwein", text: "Herb." })).id;
  await addPage("Mannschaft", "/mannschaft", { en: { title: "Team" } });
  await addPage("Satzung", "/satzung");
  await addPage("Trainer", "/mannschaft/trainer", { en: { title: "Coaches" } });
  await addPage("Jugend", "/mannschaft/jugend");
});
afterAll(() => site.close());

const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gu)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  );
const canonicalIn = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1];

/** @returns all texts of a page, and of attributes that screen readers read, with their marked language */
function textsIn(html: string): { text: string; lang: string }[] {
  const found: { text: string; lang: string }[] = [];
  const open: string[] = [];
  const silent: string[] = [];
  const read = new Set(["alt", "aria-label", "title", "placeholder"]);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const lang = attributes["lang"] ?? open.at(-1) ?? "";
      for (const [key, value] of name === "link" ? [] : Object.entries(attributes))
        if (read.has(key) && value) found.push({ text: value, lang });
      if (["script", "style", "title"].includes(name)) silent.push(name);
      open.push(lang);
    },
    ontext: (text) => {
      if (silent.length === 0 && text.trim() !== "") found.push({ text: text.trim(), lang: open.at(-1) ?? "" });
    },
    onclosetag: (name) => {
      open.pop();
      if (silent.at(-1) === name) silent.pop();
    },
  });
  parser.end(html);
  return found;
}

describe("an English address", () => {
  it("is English whatever the cookie says, and canonical to itself", async () => {
    for (const cookie of ["lang=de", "lang=en", ""]) {
      const { status, body, headers } = await get(`/en/Aktuelles/${ids.both}`, { cookie });
      expect(status).toBe(200);
      expect(body).toContain('<html lang="en"');
      expect(headers["content-language"]).toBe("en");
      expect(body).toContain("We harvest today.");
      expect(body).not.toContain("Wir ernten heute.");
      expect(canonicalIn(body)).toBe(`${url}/en/Aktuelles/ernte`);
      expect(body).toContain('<meta property="og:locale" content="en_GB">');
      expect(body).toContain('<meta property="og:locale:alternate" content="de_DE">');
      expect(body).toContain('"inLanguage":"en"');
    }
  });

  it("is 404 without an English version", async () => {
    for (const path of [
      `/Aktuelles/${ids.german}`,
      "/Impressum",
      `/shop/${ids.cider}`,
      "/Quatsch",
      "/api/v0/entry",
      "/assets/x.js",
      "/trpc/users.me",
      "/sitemap.xml",
    ]) {
      const { status } = await get(`/en${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
    for (const path of [
      "",
      `/shop/${ids.juice}`,
      "/Aktuelles",
      "/Veranstaltungen",
      "/shop",
      "/newsletter",
      "/suche?q=Ernte",
      "/login",
    ]) {
      const { status } = await get(`/en${path}`);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it("offers the German page if only that exists, and no page that guests cannot see", async () => {
    const offered = async (path: string): Promise<string | null> => {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      return /<a href="[^"]*" hrefLang="de" lang="de">[^<]*<\/a>/u.exec(body)?.[0] ?? null;
    };
    const draft = await create({ title: "Entwurf", tags: ["Aktuelles"] });
    const link = (path: string, title: string) => `<a href="${path}" hrefLang="de" lang="de">${title}</a>`;
    const address = "/Aktuelles/nur-deutsch";
    for (let time = 0; time < 2; time++) {
      expect(await offered(`/en${address}`)).toBe(link(address, "Nur deutsch"));
      expect(await offered("/en/Aktuelles/gibt-es-nicht")).toBeNull();
      expect(await offered("/en/Impressum")).toBe(link("/Impressum", "Impressum"));
      for (const path of [`/Aktuelles/${draft}`, "/Quatsch", "/nirgends/nie/je", "/gaestebuch"])
        expect([path, await offered(`/en${path}`)]).toEqual([path, null]);
    }
    expect((await get("/gibt-es-nicht")).body).not.toContain("nur auf Deutsch");
    const own = await addPage("Vorstand", "/vorstand");
    expect(await offered("/en/vorstand")).toBe(link("/vorstand", "Vorstand"));
    const { navigation } = site.trpc("admin");
    const { tree, version } = await navigation.read.query();
    await navigation.save.mutate({ ...tree, hidden: [...tree.hidden, own], version });
    expect(await offered("/en/vorstand")).toBeNull();
    await change({ _id: ids.german, publish_date: null });
    expect(await offered(`/en/Aktuelles/${ids.german}`)).toBeNull();
    await change({ _id: ids.german, ...published });
  });

  it("has one canonical spelling", async () => {
    for (const [asked, written] of [
      ["/en/", "/en"],
      ["/EN", "/en"],
      ["/En/aktuelles", "/en/Aktuelles"],
      ["/en/Aktuelles/", "/en/Aktuelles"],
      ["/en/aktuelles/FEED.xml", "/en/Aktuelles/feed.xml"],
    ] as const) {
      const { status, headers } = await get(asked);
      expect([asked, status, headers["location"]]).toEqual([asked, 308, written]);
    }
    expect(canonicalIn((await get("/en/Willkommen")).body)).toBe(`${url}/en`);
    expect((await get("/english")).status).toBe(404);
    expect((await get("/en/admincenter")).headers["location"]).toBe("/admincenter");
  });

  it("stores ?lang= in the cookie, and keeps its path", async () => {
    const { status, headers } = await get("/en/Aktuelles?lang=de");
    expect([status, headers["location"]]).toEqual([303, "/en/Aktuelles"]);
    expect(String(headers["set-cookie"])).toContain("lang=de");
  });

  it("lists only entries with an English version", async () => {
    const { body } = await get("/en/Aktuelles");
    expect(body).toContain("Links");
    expect(body).not.toContain("Nur deutsch");
    expect((await get("/en/Veranstaltungen")).body).toContain("Farm festival");
  });
});

describe("an unprefixed address", () => {
  it("is German content in the interface of the cookie, canonical to itself", async () => {
    for (const lang of ["de", "en"]) {
      const { body } = await get(`/Aktuelles/${ids.both}`, { cookie: `lang=${lang}` });
      expect(body).toContain(`<html lang="${lang}"`);
      expect(body).toContain("Wir ernten heute.");
      expect(body).not.toContain("We harvest today.");
      expect(canonicalIn(body)).toBe(`${url}/Aktuelles/ernte`);
      expect(body).toContain('<meta property="og:locale" content="de_DE">');
    }
    const english = textsIn((await get(`/Aktuelles/${ids.both}`, { cookie: "lang=en" })).body);
    expect(english.find(({ text }) => text === "Wir ernten heute.")?.lang).toBe("de");
    expect(english.filter(({ text, lang }) => text === "Ernte" && lang !== "de")).toEqual([]);
  });

  it("shows products in German, whatever the cookie says", async () => {
    const { body } = await get(`/shop/${ids.juice}`, { cookie: "lang=en" });
    expect(textsIn(body).find(({ text }) => text === "Apfelsaft")?.lang).toBe("de");
    expect(textsIn(body).filter(({ text }) => text.includes("Tastes of autumn."))).toEqual([]);
    expect(textsIn(body).find(({ text }) => text === "Mosterei am Hang")?.lang).toBe("de");
    expect((await get(`/en/shop/${ids.juice}`)).body).toContain("Tastes of autumn.");
  });
});

describe("the page cache", () => {
  it("separates pages by interface and content language, each with its own ETag", async () => {
    const seen = new Map<string, string>();
    for (const round of [1, 2])
      for (const prefix of ["", "/en"])
        for (const lang of ["de", "en"]) {
          const { body, headers } = await get(`${prefix}/Aktuelles/${ids.both}`, { cookie: `lang=${lang}` });
          const key = prefix === "/en" ? "/en" : lang;
          const etag = String(headers["etag"]);
          expect([round, key, body.includes("We harvest today.")]).toEqual([round, key, prefix === "/en"]);
          expect(seen.get(key) ?? etag).toBe(etag);
          seen.set(key, etag);
        }
    expect(new Set(seen.values()).size).toBe(3);
  });

  it("ignores the content-language header: an address has one language", async () => {
    const headers = { "x-content-language": "en" };
    for (const path of ["/", "/Aktuelles", "/Aktuelles/feed.xml"]) {
      // The change empties the cache. So the request with the header is the first request of the page.
      await change({ _id: ids.both, content: [`<p>Wir ernten heute, ${path}.</p>`] });
      const asked = await get(path, headers);
      expect(asked.body, path).toBe((await get(path)).body);
      expect(asked.body, path).not.toContain("Harvest");
    }
    await change({ _id: ids.both, content: ["<p>Wir ernten heute.</p>"] });
  });

  it("also separates missing pages", async () => {
    expect((await get("/Aktuelles/x", { cookie: "lang=en" })).body).toContain('href="/Aktuelles"');
    expect((await get("/en/Aktuelles/x", { cookie: "lang=en" })).body).toContain('href="/en/Aktuelles"');
    expect((await get("/Quatsch", { cookie: "lang=en" })).body).toContain('href="/Aktuelles"');
    expect((await get("/en/Quatsch", { cookie: "lang=en" })).body).toContain('href="/en/Aktuelles"');
  });
});

describe("German on an English page", () => {
  const german = [
    "Halbes",
    "Zweiter Absatz.",
    "Deutsches Ziel",
    "Bilderschau",
    "Ein Hof mit Aussicht.",
    "Hof am Hang",
    "Apfelwein",
    "Herb.",
    "Baum",
    "Diaschau",
    "Impressum",
    "Datenschutz",
  ];

  it("is marked for each text, except for the site's name", async () => {
    for (const path of [
      `/en/Aktuelles/${ids.half}`,
      "/en",
      "/en/Aktuelles",
      "/en/shop",
      `/en/Aktuelles/${ids.linking}`,
      `/en/Aktuelles/${ids.pictures}`,
    ]) {
      const texts = textsIn((await get(path)).body);
      expect(texts.length).toBeGreaterThan(20);
      const unmarked = texts.filter(({ text, lang }) => lang !== "de" && german.some((word) => text.includes(word)));
      expect([path, unmarked]).toEqual([path, []]);
    }
    const texts = textsIn((await get(`/en/Aktuelles/${ids.half}`)).body);
    for (const word of ["Zweiter Absatz.", "Deutsches Ziel"])
      expect(texts.some(({ text, lang }) => text.includes(word) && lang === "de")).toBe(true);
    for (const word of ["First paragraph.", "English target"])
      expect(texts.find(({ text }) => text.includes(word))?.lang).toBe("en");
    expect(texts.filter(({ text }) => text === "(in German)").length).toBeGreaterThan(2);
    const pictures = textsIn((await get(`/en/Aktuelles/${ids.pictures}`)).body);
    expect(pictures.filter(({ text }) => text === "Ein Baum").length).toBeGreaterThan(1);
    expect(pictures.some(({ text }) => text === "Unterm Baum")).toBe(true);
  });

  it("is left out where it cannot be marked: in descriptions, and in texts of preview images", async () => {
    for (const path of ["/en/newsletter", "/en/Aktuelles", `/en/Aktuelles/${ids.pictures}`]) {
      const head = (await get(path)).body.split("</head>", 1)[0] ?? "";
      expect([path, ["Ein Hof mit Aussicht", "Ein Baum"].filter((text) => head.includes(text))]).toEqual([path, []]);
    }
    expect((await get("/newsletter")).body).toContain('content="Ein Hof mit Aussicht.');
    expect((await get("/en/Aktuelles/feed.xml")).body).not.toContain("Ein Hof mit Aussicht");
  });

  it("is linked in German, with hreflang and a word; everything else stays English", async () => {
    const { body } = await get(`/en/Aktuelles/${ids.linking}`);
    expect(body).toContain(`<a href="/en/Aktuelles/ernte">one</a>`);
    expect(body).toContain(`<a href="/Aktuelles/nur-deutsch" hreflang="de">two<span lang="en"> (in German)</span></a>`);
    expect(body).toContain('<a href="/Impressum" hreflang="de">three');
    expect(body).toContain('<a href="/en/newsletter">four</a>');
    const half = (await get(`/en/Aktuelles/${ids.half}`)).body;
    expect(half).toMatch(new RegExp(`<a href="/Aktuelles/${ids.german}" hrefLang="de">`, "iu"));
    expect(half).toContain(`<a href="/en/Aktuelles/${ids.both}">`);
  });

  it("is linked in German for any spelling of its address; links to files are unchanged", async () => {
    const links = [
      "/Aktuelles/nur-deutsch?x=1#y",
      "/en/Aktuelles/nur-deutsch",
      `/Aktuelles/${ids.german}/`,
      `/shop/${ids.cider}`,
      "/Impressum/",
      "/impressum",
      "/satzung/",
      "/sitemap.xml",
      "/Aktuelles/feed.xml",
      `/Veranstaltungen/${ids.event}.ics`,
      "/en/Aktuelles/ernte",
      "/en",
      `/shop/${ids.juice}`,
    ];
    const id = await create({
      tags: ["Aktuelles"],
      ...published,
      title: "Schreibweisen",
      content: ["<p>Text</p>"],
      links: links.map((link) => ({ title: "Ziel", url: link })),
      en: {
        title: "Spellings",
        content: [`<p>${links.map((link) => `<a href="${link}">target</a>`).join(" ")}</p>`],
        links: links.map(() => ({ title: "target" })),
      },
    });
    const { body } = await get(`/en/Aktuelles/${id}`);
    const led = [...body.matchAll(/<a href="([^"]*)"( hreflang="de")?>target/giu)].map(([, href, mark]) =>
      mark ? `${href} (German)` : href,
    );
    const leads = [
      "/Aktuelles/nur-deutsch?x=1#y (German)",
      "/Aktuelles/nur-deutsch (German)",
      "/Aktuelles/nur-deutsch (German)",
      `/shop/${ids.cider} (German)`,
      "/Impressum/ (German)",
      "/impressum (German)",
      "/satzung/ (German)",
      "/sitemap.xml",
      "/Aktuelles/feed.xml",
      `/Veranstaltungen/${ids.event}.ics`,
      "/en/Aktuelles/ernte",
      "/en",
      `/en/shop/${ids.juice}`,
    ];
    const byId = `/Aktuelles/${ids.german}`;
    expect(led).toEqual([...leads, ...leads.with(2, `${byId}/ (German)`)]);
    const stored = JSON.stringify((await site.request("GET", `/api/v0/entry/${id}`)).body);
    expect(await findLinkedGermanPaths(site.services.database.db, ["/kein%00ort"])).toEqual([]);
    expect(stored).not.toContain('"/en');
    expect(stored).not.toContain('\\"/en');
  });

  it("no link of the site leads to a missing English page", async () => {
    const seen = new Set<string>();
    const toSee = [
      "/en",
      "/en/Aktuelles",
      "/en/Veranstaltungen",
      "/en/shop",
      `/en/Aktuelles/${ids.half}`,
      "/en/Quatsch",
    ];
    for (let path = toSee.shift(); path !== undefined && seen.size < 60; path = toSee.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, body } = await get(path);
      if (path !== "/en/Quatsch") expect([path, status]).toEqual([path, 200]);
      for (const [, href = ""] of body.matchAll(/<a [^>]*href="(\/en(?:\/[^"#?]*)?)["#?]/gu)) toSee.push(href);
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});

describe("the other language", () => {
  it("is linked by both pages, and for both in the sitemap, with the same addresses", async () => {
    const { body: sitemap } = await get("/sitemap.xml");
    const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gu)].map(([, loc = "", rest = ""]) => ({
      loc,
      alternates: Object.fromEntries(
        [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/gu)].map(
          ([, lang, href]) => [lang, href],
        ),
      ),
    }));
    expect(entries.some(({ loc }) => loc === `${url}/en`)).toBe(true);
    expect(entries.some(({ loc }) => loc === `${url}/en/Aktuelles/${ids.german}`)).toBe(false);
    const own = entries.flatMap(({ loc }) => (/\/(?:mannschaft|satzung)/u.test(loc) ? [loc.slice(url.length)] : []));
    expect(own.sort()).toEqual([
      "/en/mannschaft",
      "/en/mannschaft/trainer",
      "/mannschaft",
      "/mannschaft/jugend",
      "/mannschaft/trainer",
      "/satzung",
    ]);
    for (const { loc, alternates } of entries) {
      const { status, body } = await get(loc.slice(url.length) || "/");
      expect([loc, status, canonicalIn(body)]).toEqual([loc, 200, loc]);
      expect([loc, alternatesIn(body)]).toEqual([loc, alternates]);
    }
    expect(alternatesIn((await get(`/Aktuelles/${ids.both}`)).body)).toEqual({
      de: `${url}/Aktuelles/ernte`,
      en: `${url}/en/Aktuelles/ernte`,
      "x-default": `${url}/Aktuelles/ernte`,
    });
    expect(alternatesIn((await get(`/Aktuelles/${ids.german}`)).body)).toEqual({});
  });

  it("is the target of the language switch, which sets the cookie", async () => {
    const switchOf = (html: string): string[] =>
      [...html.matchAll(/<a href="([^"]*lang=(?:de|en))"/gu)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    expect(switchOf((await get(`/Aktuelles/${ids.both}`)).body)).toContain(`/en/Aktuelles/${ids.both}?lang=en`);
    expect(switchOf((await get(`/en/Aktuelles/${ids.both}`)).body)).toContain(`/Aktuelles/${ids.both}?lang=de`);
    expect(switchOf((await get(`/Aktuelles/${ids.german}`)).body)).toContain("?lang=en");
    expect(switchOf((await get("/satzung")).body)).toContain("?lang=en");
    expect(switchOf((await get("/mannschaft")).body)).toContain("/en/mannschaft?lang=en");
    expect(switchOf((await get("/en/Quatsch")).body)).toContain("/?lang=de");
    expect(switchOf((await get("/Aktuelles?seite=2")).body)).toEqual(
      expect.arrayContaining(["?seite=2&lang=de", "/en/Aktuelles?lang=en"]),
    );
  });
});

describe("English feeds", () => {
  it("have only entries with an English version, in English, with English addresses", async () => {
    const { status, body } = await get("/en/Aktuelles/feed.xml");
    expect(status).toBe(200);
    expect(body).toContain("<language>en</language>");
    expect(body).toContain("<title>Harvest</title>");
    expect(body).toContain(`${url}/en/Aktuelles/${ids.both}`);
    expect(body).toContain("We harvest today.");
    for (const text of ["Ernte", "Nur deutsch", "Wir ernten"]) expect(body).not.toContain(text);
    expect((await get("/Aktuelles/feed.xml")).body).toContain("<title>Ernte</title>");
    const calendar = (await get("/en/Veranstaltungen/kalender.ics")).body.replaceAll("\r\n ", "");
    expect(calendar).toContain("SUMMARY:Farm festival");
    expect(calendar).toContain(`URL:${url}/en/Veranstaltungen/hoffest`);
    expect(calendar).toContain("LOCATION;LANGUAGE=de:Presshaus");
    expect(calendar).toContain("5 €\\, Kinder frei (in German)");
    expect((await get("/Veranstaltungen/kalender.ics")).body).toContain("LOCATION:Presshaus");
    expect((await get(`/en/Veranstaltungen/${ids.event}.ics`)).body).toContain("SUMMARY:Farm festival");
    expect((await get("/en/Aktuelles")).body).toContain(`href="${url}/en/Aktuelles/feed.xml"`);
  });
});

describe("forms without scripts", () => {
  it("are sent to the page on which they stand, and answered in English", async () => {
    expect((await get("/en/Kontakt")).body).toContain('action="/en/Kontakt"');
    const { status, body } = await site.request("POST", "/en/Kontakt", {
      headers: { "content-type": "application/x-www-form-urlencoded", cookie: "lang=de" },
      body: "first_name=Eva&last_name=Muster&email=eva%40example.org&message=Hello+there",
    } as never);
    expect(status).toBe(200);
    expect(String(body)).toContain('<html lang="en"');
  });
});

describe("a site that is only in German", () => {
  const store = (onlyGerman: boolean) => site.request("PUT", "/api/v0/config", { as: "system", body: { onlyGerman } });
  const english = { cookie: "lang=en" };
  beforeAll(async () => {
    expect((await store(true)).status).toBe(200);
  });
  afterAll(() => store(false));

  it("has no address below /en, and says so in German", async () => {
    const pages = ["/en", "/EN/", "/en/Aktuelles", `/en/Aktuelles/${ids.both}`, "/en/shop", "/en/Impressum"];
    for (const path of pages) {
      const { status, body } = await get(path, english);
      expect([status, /<html lang="(..)"/u.exec(body)?.[1]], path).toEqual([404, "de"]);
      expect(body, path).toContain("Diese Seite gibt es nicht");
      expect(body, path).not.toMatch(/href="\/en[/"]/u);
    }
    for (const feed of ["/en/Aktuelles/feed.xml", "/en/Veranstaltungen/kalender.ics"])
      expect((await get(feed)).status, feed).toBe(404);
    expect((await get("/en/admincenter")).headers["location"]).toBe("/admincenter");
  });

  it("leads on from the English addresses that mails have", async () => {
    for (const path of ["/widerrufen", "/shop/bestellung/0198c0de-0000-7000-8000-000000000000"]) {
      const { status, headers } = await get(`/en${path}`);
      expect([status, headers["location"]]).toEqual([302, path]);
    }
  });

  it("offers no language, in pages, heads or sitemap, whatever cookie and browser want", async () => {
    const wishes: Record<string, string>[] = [{}, english, { "accept-language": "en" }];
    for (const headers of wishes) {
      const { status, body } = await get(`/Aktuelles/${ids.both}`, headers);
      expect([status, /<html lang="(..)"/u.exec(body)?.[1]]).toEqual([200, "de"]);
      expect(body).toContain("Wir ernten heute.");
      expect(body).not.toMatch(/hreflang|lang=en|og:locale:alternate/iu);
    }
    expect((await get("/sitemap.xml")).body).not.toMatch(/\/en[/<]|hreflang/u);
    const refused = await site.request("GET", "/api/v0/message/", { headers: { "accept-language": "en" } });
    expect((refused.body as { message: string }).message).toBe("Bitte melden Sie sich an.");
  });

  it("answers no address below /en by a redirect for its German page, and counts no miss", async () => {
    const redirect = { from: "/altes", to: "/Aktuelles" };
    await site.trpc("admin").addresses.add.mutate(redirect);
    expect((await get(redirect.from)).headers["location"]).toBe(redirect.to);
    expect((await get(`/en${redirect.from}`)).status).toBe(404);
    await get("/en/Kontakt");
    expect(site.services.addressCounts.take().missed.map(({ path }) => path)).not.toContain("/Kontakt");
  });

  it("leads a form that was opened in English to its German page, unsent", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    for (const path of ["/Kontakt", "/widerrufen"]) {
      const { status, headers: sent } = await site.request("POST", `/en${path}`, { headers, body: "email=x" } as never);
      expect([status, sent.get("location")]).toEqual([307, path]);
    }
  });

  it("takes nobody for signed in because of a cookie that is worth nothing", async () => {
    const { body } = await get("/Aktuelles", { cookie: "session=nichts; lang=en" });
    expect(/<html lang="(..)"/u.exec(body)?.[1]).toBe("de");
  });

  it("redirects a choice of language, and remembers none", async () => {
    const { status, headers } = await get("/Aktuelles?lang=en&seite=1");
    expect([status, headers["location"], headers["set-cookie"]]).toEqual([303, "/Aktuelles?seite=1", undefined]);
  });

  it("keeps both languages of the tool for those who are signed in, but not in the view of guests", async () => {
    const session = (await site.cookieOf("admin")) ?? "";
    const langOf = async (path: string, cookie: string) =>
      /<html lang="(..)"/u.exec((await get(path, { cookie: `${session}; ${cookie}` })).body)?.[1];
    expect(await langOf("/admincenter", "lang=en")).toBe("en");
    expect(await langOf("/Aktuelles", "lang=en")).toBe("en");
    expect(await langOf("/Aktuelles", "lang=en; design=off")).toBe("de");
    expect((await get("/Aktuelles?lang=en", { cookie: session })).headers["set-cookie"]).toContain("lang=en");
    expect((await get("/en/Aktuelles", { cookie: session })).status).toBe(404);
    const shown = (await get(`/Aktuelles/${ids.both}`, { cookie: session })).body;
    expect([...shown.matchAll(/href="([^"]*lang=en)"/gu)].map(([, href]) => href)).toEqual([
      "?lang=en",
      "?lang=en",
      "?lang=en",
    ]);
    const { items } = await site.trpc("admin").translations.list.query({});
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ path }) => path.startsWith("/en"))).toEqual([]);
  });
});
