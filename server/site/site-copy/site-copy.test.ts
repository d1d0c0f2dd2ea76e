import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SITE_COPY_DOWNLOADS } from "#contract/values/site-copy.ts";
import { siteCopies } from "#db/schema/site-copies.ts";
import { readZip } from "#testing/zips.ts";
import { insertFile } from "#testing/library.ts";
import { storeProduct } from "#testing/products.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { jpeg } from "#testing/pictures.ts";
import { seedSite } from "../../start/seed-site.ts";
import { fileOfPage, linkBetween, openNames, safeSegment } from "./page-file.ts";
import { listCopies, requestCopy } from "./store.ts";
import { styleOfCopy } from "./style-sheet.ts";
import { workOnCopies } from "./work.ts";

const published = { publish_date: "2026-01-01T08:00:00Z" };

let site: TestSite;
let files: ReadonlyMap<string, Buffer>;
const page = (name: string): string => files.get(name)?.toString() ?? "";
const quiet = new AbortController().signal;
const state = () => site.trpc("system").siteCopy.read.query();
const db = () => site.services.database.db;
const create = async (fields: object): Promise<string> => {
  const { status, body } = await site.request("POST", "/api/v0/entry", { as: "admin", body: fields });
  expect(status).toBe(201);
  return (body as { _id: string })._id;
};

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  await site.request("PUT", "/api/v0/config", {
    as: "system",
    body: { title: "Hof am Hang", components: { shop: { enabled: true } } },
  });
  const bytes = await jpeg();
  const hash = await site.services.storage.write(bytes);
  const id = newId();
  const stored = { hash, originalHash: hash, sizeBytes: bytes.length };
  const variant = { id: newId(), fileId: id, mime: "image/jpeg", width: 60, height: 40, hash, sizeBytes: bytes.length };
  await insertFile(site.services.database, {
    ...stored,
    id,
    name: "Äpfel: süß?.jpg",
    altDe: "Äpfel",
    variants: [variant],
  });
  const news = { tags: ["Aktuelles"], ...published };
  await create({
    ...news,
    title: "Ernte & Fest",
    mediamain: id,
    content: ['<p>Öl <a href="/Kontakt#wo">und mehr</a>.</p>'],
    en: { title: "Harvest", content: ["<p>Oil.</p>"] },
  });
  for (let count = 0; count < 12; count += 1) await create({ ...news, title: `Bericht ${count}` });
  await create({ tags: ["Aktuelles"], title: "Noch geheim" });
  await storeProduct(site.services.database.db, { title: "Apfelsaft" });
});
afterAll(() => site.close());

async function makeCopy(): Promise<void> {
  await site.trpc("system").siteCopy.start.mutate();
  await workOnCopies(site.services, quiet);
  const answer = await fetch(site.url + SITE_COPY_DOWNLOADS, {
    headers: { cookie: (await site.cookieOf("system")) ?? "" },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="website-\S+Z\.zip"/u);
  files = await readZip(Buffer.from(await answer.arrayBuffer()));
}

describe("a copy of the site", () => {
  beforeAll(makeCopy);

  it("says how many pages and files it has", async () => {
    const { copy, running, problem } = await state();
    expect({ running, problem }).toEqual({ running: null, problem: null });
    expect(copy?.pages).toBe([...files.keys()].filter((name) => name.endsWith(".html")).length - 2);
    expect(copy?.files).toBeGreaterThan(0);
  });

  it("has the public pages in both languages and all parts of lists, and nothing else", () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "index.html",
        "Aktuelles.html",
        "Aktuelles-seite-2.html",
        "Aktuelles/ernte-und-fest.html",
        "en/Aktuelles/ernte-und-fest.html",
        "shop/apfelsaft.html",
        "suche.html",
        "search.html",
        "_suche.js",
        "_daten/Beiträge.json",
        "_daten/Beiträge.csv",
        "_daten/Produkte.json",
      ]),
    );
    expect([...files.keys()].filter((name) => name.startsWith("_dateien/")).toSorted()).toEqual([
      "_dateien/kalender-2.ics",
      "_dateien/kalender.ics",
      "_dateien/Äpfel- süß-.jpg",
    ]);
    expect([...files.values()].some((bytes) => bytes.includes("Noch geheim"))).toBe(false);
    expect(
      [...files.keys()].filter((name) => /login|admincenter|warenkorb|kasse|widerrufen\.|bild-entfernen/u.test(name)),
    ).toEqual([]);
  });

  it("has no script, form or request in its pages", () => {
    for (const [name, bytes] of files) {
      if (!name.endsWith(".html")) continue;
      const html = bytes.toString();
      expect(html.replace('<script src="_suche.js"></script>', ""), name).not.toMatch(
        /<(?:script|form|button|iframe|template|noscript)\b/u,
      );
      expect(html, name).not.toMatch(/(?:src|srcset|poster)="(?:\/|https?:)/u);
      expect(html, name).not.toMatch(/<link[^>]*href="(?:\/|https?:)/u);
    }
  });

  it("has a file for each of its links", () => {
    const broken: string[] = [];
    for (const [name, bytes] of files) {
      if (!name.endsWith(".html")) continue;
      for (const [, href = ""] of bytes.toString().matchAll(/(?:href|src|srcset)="([^"]*)"/gu)) {
        if (/^(?:#|https?:|mailto:|tel:|data:)/u.test(href)) continue;
        const target = decodeURIComponent(new URL(href, `file:///${encodeURI(name)}`).pathname.slice(1));
        if (!files.has(target)) broken.push(`${name}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("links pages to each other with their anchors, and to the site what only works there", () => {
    const entry = page("Aktuelles/ernte-und-fest.html");
    expect(entry).toContain('href="../Kontakt.html#wo"');
    expect(entry).toContain('href="../en/Aktuelles/ernte-und-fest.html"');
    expect(entry).toContain(`href="${site.services.publicUrl()}/shop/warenkorb"`);
    expect(entry).toContain('href="../suche.html"');
    expect(page("en/Aktuelles/ernte-und-fest.html")).toContain('href="../../search.html"');
    expect(page("Kontakt.html")).toContain("Das Formular steht nur auf der Website");
  });

  it("has pictures under their own names", () => {
    const [name = ""] = [...files.keys()].filter((one) => one.startsWith("_dateien/Äpfel"));
    expect(name).toBe("_dateien/Äpfel- süß-.jpg");
    expect(files.get(name)?.subarray(0, 2).toString("hex")).toBe("ffd8");
    expect(page("Aktuelles/ernte-und-fest.html")).toContain("../_dateien/%C3%84pfel-%20s%C3%BC%C3%9F-.jpg");
  });

  it("finds pages by words of its language, without a request", () => {
    expect(searched("suche.html", "oel")).toEqual([]);
    expect(searched("suche.html", "ÖL mehr")[0]).toBe("Ernte & Fest");
    expect(searched("search.html", "oil")[0]).toBe("Harvest");
    expect(searched("suche.html", "Formular")).toEqual([]);
  });

  it("has the public data as JSON and CSV", () => {
    const entries = JSON.parse(page("_daten/Beiträge.json")) as { title: string }[];
    expect(entries.filter(({ title }) => title.startsWith("Bericht"))).toHaveLength(12);
    expect(page("_daten/Beiträge.csv")).toContain('"Ernte & Fest";"2026-01-01"');
    expect(JSON.parse(page("_daten/Produkte.json"))).toMatchObject([{ title: "Apfelsaft" }]);
  });

  it("keeps fonts in style sheets, because browsers load none from another folder", async () => {
    const css = "@font-face{src:url(/assets/a.woff2)}b{background:url('/assets/b.svg'),url(data:,x)}";
    const written = await styleOfCopy(css, async (path) =>
      path.endsWith("woff2") ? "data:font/woff2;base64,AA" : null,
    );
    expect(written).toBe("@font-face{src:url(data:font/woff2;base64,AA)}b{background:url('data:,'),url(data:,x)}");
  });

  it("looks as it does without scripts", async () => {
    const css = "@media (scripting:enabled) and (min-width:9em){a{}}@media (scripting: none){b{}}";
    expect(await styleOfCopy(css, () => Promise.resolve(null))).toBe(
      "@media (max-width:0) and (min-width:9em){a{}}@media (min-width:0){b{}}",
    );
  });

  it("counts no visits", () => {
    expect(site.services.visits.take()).toEqual([]);
  });
});

/** Runs the script of a copy in a small document. */
function searched(file: string, words: string): string[] {
  const [, language = ""] = /data-language="(\w+)"/u.exec(page(file)) ?? [];
  const [, said = ""] = /data-words="([^"]*)"/u.exec(page(file)) ?? [];
  const found: string[] = [];
  const element = () => ({ innerHTML: "", textContent: "", hidden: true, href: "", appendChild: () => {} });
  const link = () => ({
    ...element(),
    set textContent(text: string) {
      found.push(text);
    },
  });
  const field = { value: words, addEventListener: () => {}, focus: () => {} };
  const document = {
    body: { getAttribute: (name: string) => (name === "data-language" ? language : said.replaceAll("&quot;", '"')) },
    getElementById: (id: string) => (id === "words" ? field : element()),
    createElement: (name: string) => (name === "a" ? link() : element()),
  };
  runInNewContext(page("_suche.js"), { document });
  return found;
}

it("is made for system users only, once at a time, and replaces the earlier one", async () => {
  for (const role of ["admin", "editor", "shop"] as const) {
    expect((await refusal(site.trpc(role).siteCopy.start.mutate())).status).toBe(403);
    expect((await site.request("GET", SITE_COPY_DOWNLOADS, { as: role })).status).toBe(403);
  }
  expect((await site.request("GET", SITE_COPY_DOWNLOADS)).status).toBe(401);
  const earlier = (await state()).copy?.name;
  site.services.now = () => new Date(Date.now() + 60_000);
  await site.trpc("system").siteCopy.start.mutate();
  await site.trpc("system").siteCopy.start.mutate();
  expect(await listCopies(db())).toHaveLength(2);
  expect((await state()).running).toEqual({ phase: "pages", done: 0, total: 0 });
  await Promise.all([workOnCopies(site.services, quiet), workOnCopies(site.services, quiet)]);
  const names = await readdir(join(site.services.env.DATA_DIR, "backups"));
  expect(names).toEqual([(await state()).copy?.name]);
  expect(names).not.toEqual([earlier]);
  expect(await readdir(join(site.services.env.DATA_DIR, "files", "incoming"))).toEqual([]);
});

it("stays wanted while its process stops, and a failure leaves the earlier one", async () => {
  const { copy } = await state();
  await requestCopy(db(), site.services.now());
  const stopped = AbortSignal.abort(new Error("the site stops"));
  await workOnCopies(site.services, stopped);
  expect((await state()).running).not.toBe(null);
  const { ownPages } = site.services;
  site.services.ownPages = { ...ownPages, ask: () => Promise.reject(new Error("no")) };
  await workOnCopies(site.services, quiet);
  expect(await state()).toEqual({ copy, running: null, problem: "other" });
  site.services.ownPages = ownPages;
  await db().delete(siteCopies);
});

describe("names of files", () => {
  it.each([
    ["/", "index.html"],
    ["/en", "en/index.html"],
    ["/Aktuelles?seite=2", "Aktuelles-seite-2.html"],
    ["/en/shop/apfel-saft", "en/shop/apfel-saft.html"],
    ["/%C3%84pfel%3F/con", "Äpfel-/_con.html"],
    ["/..%2F..%2Fetc", "..-..-etc.html"],
  ])("%s is %s", (path, file) => {
    expect(fileOfPage(path)).toBe(file);
  });

  it("differ whatever their case is", () => {
    const nameFile = openNames();
    expect(["a/B.html", "A/b.html", "a/b.html"].map(nameFile)).toEqual(["a/B.html", "A/b-2.html", "a/b-3.html"]);
  });

  it("have links with encoded letters", () => {
    expect(linkBetween("en/shop/a.html", "_dateien/Ä #1.jpg")).toBe("../../_dateien/%C3%84%20%231.jpg");
    expect(safeSegment("..")).toBe("_");
  });
});
