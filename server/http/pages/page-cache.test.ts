import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest } from "node:http";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#db/open.ts";
import { contentTopics } from "../../kernel/publication/topics.ts";
import { createPostgresDatabase } from "#testing/database.ts";
import { type ListingPages, openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { isKept } from "#testing/ticks.ts";

let site: TestSite;
let pages: ListingPages;
beforeEach(async () => {
  pages = openListingPages();
  site = await openTestSite({ pages });
});
afterEach(() => site.close());

const publish = (title: string, publish_date = "now", on = site) =>
  on.request("POST", "/api/v0/entry", { as: "admin", body: { title, tags: ["Aktuelles"], publish_date } });
const read = async (headers: Record<string, string> = {}, path = "/Aktuelles", on = site) =>
  (await on.request("GET", path, { headers })).body;

const HOUR_MS = 3_600_000;
const readAt = async (time: number) => {
  site.services.now = () => new Date(time);
  const page = await read();
  await isKept(site.services, contentTopics);
  return page;
};

describe("a guest's page", () => {
  it("is rendered once, and again as soon as public content changed", async () => {
    expect(await read()).toBe("de guest: ");
    await read();
    expect(pages.renders()).toBe(1);
    await publish("Apfeltag");
    expect(await read()).toBe("de guest: Apfeltag");
    await publish("Entwurf", undefined);
    expect(pages.renders()).toBe(2);
  });

  it("is in the settings' language for visitors without a choice, as soon as it is stored", async () => {
    const store = (language: string) => site.request("PUT", "/api/v0/config/", { as: "admin", body: { language } });
    expect(await read()).toBe("de guest: ");
    await store("en");
    expect(await read()).toBe("en guest: ");
    expect(await read({ cookie: "lang=de" })).toBe("de guest: ");
    await store("de");
    expect(await read()).toBe("de guest: ");
  });

  it("for unknown addresses is one for each language, and follows changes", async () => {
    const unknown = (path: string, headers = {}) => site.request("GET", path, { headers });
    for (const path of ["/unknown/a", "/unknown/b?x=1", "/unknown"]) {
      const { status, body, headers } = await unknown(path);
      expect([status, body, headers.get("etag"), headers.get("cache-control")]).toEqual([
        404,
        "de guest: ",
        null,
        "no-cache",
      ]);
    }
    expect(pages.renders()).toBe(1);
    expect((await unknown("/unknown", { cookie: "lang=en" })).body).toBe("en guest: ");
    await publish("Apfeltag");
    expect((await unknown("/unknown/c")).body).toBe("de guest: Apfeltag");
  });

  it("for a missing entry is one for its screen, until the entry exists", async () => {
    for (const path of ["/entry/Apfeltag", "/entry/Mostfest", "/entry/Apfeltag?x=1"]) {
      const { status, body, headers } = await site.request("GET", path);
      expect([status, body, headers.get("cache-control")]).toEqual([404, "de guest: ", "no-cache"]);
    }
    expect(pages.renders()).toBe(1);
    expect((await site.request("GET", "/entry/Apfeltag", { as: "admin" })).status).toBe(404);
    await publish("Apfeltag");
    expect((await site.request("GET", "/entry/Apfeltag")).status).toBe(200);
    expect(await read({}, "/entry/Mostfest")).toBe("de guest: Apfeltag");
  });

  it("is the same for all headers except the language cookie, and for unknown query keys", async () => {
    await publish("Apfeltag");
    const odd: Record<string, string>[] = [
      { "accept-language": "en" },
      { "user-agent": "x" },
      { accept: "text/plain" },
      { "x-forwarded-host": "evil.example" },
      { "x-forwarded-proto": "https" },
      { "x-original-url": "/admincenter" },
      { "x-rewrite-url": "/x" },
      { forwarded: "host=evil" },
      { referer: "https://evil.example" },
      { origin: "https://evil.example" },
      { range: "bytes=0-3" },
      { "if-range": '"x"' },
      { dnt: "1" },
      { "sec-fetch-site": "cross-site" },
      { "x-http-method-override": "DELETE" },
      { "cache-control": "no-cache" },
      { pragma: "no-cache" },
      { "x-real-ip": "1.2.3.4" },
      { "save-data": "on" },
      { cookie: "analytics=on; social=on; other=1" },
    ];
    for (const headers of odd) expect(await read(headers), JSON.stringify(headers)).toBe("de guest: Apfeltag");
    expect(await read({}, "/Aktuelles?utm_source=x&__proto__=y")).toBe("de guest: Apfeltag");
    expect(pages.renders()).toBe(1);
    expect(await read({ cookie: "lang=en" })).toBe("en guest: Apfeltag");
  });

  it("is never served to an admin, nor an admin's to a guest, in any order", async () => {
    const seen = async (as: "guest" | "admin") => {
      const { body, headers } = await site.request("GET", "/Aktuelles", { as });
      return [body, headers.get("cache-control"), headers.has("etag")];
    };
    await publish("Geheim", "2999-01-01T00:00:00Z");
    const admins = ["de admin@example.org: Geheim", "private, no-store", false];
    const guests = ["de guest: ", "no-cache", true];
    for (const as of ["admin", "guest", "admin", "guest"] as const)
      expect(await seen(as)).toEqual(as === "admin" ? admins : guests);
  });

  it("is served for an invalid session cookie, which is cleared", async () => {
    await read();
    const { body, headers } = await site.request("GET", "/Aktuelles", { headers: { cookie: "session=gone" } });
    expect(body).toBe("de guest: ");
    expect(headers.getSetCookie().join()).toMatch(/session=;/u);
    expect((await site.request("GET", "/Aktuelles")).headers.getSetCookie()).toEqual([]);
  });

  it("shows a scheduled entry from its publish date", async () => {
    const moment = Date.now() + HOUR_MS;
    await publish("Pünktlich", new Date(moment).toISOString());
    for (const at of [moment - 2, moment - 1]) expect(await readAt(at)).toBe("de guest: ");
    expect(pages.renders()).toBe(1);
    for (const at of [moment, moment + 1]) expect(await readAt(at)).toBe("de guest: Pünktlich");
    expect(pages.renders()).toBe(2);
  });

  it("hides an entry after its end", async () => {
    const end = Date.now() + HOUR_MS;
    await site.trpc("admin").entries.create.mutate({
      title: "Vergänglich",
      tags: ["Aktuelles"],
      publishDate: "now",
      publicUntil: new Date(end).toISOString(),
    });
    for (const at of [end - 2, end - 1]) expect(await readAt(at)).toBe("de guest: Vergänglich");
    expect(pages.renders()).toBe(1);
    for (const at of [end, end + 1]) expect(await readAt(at)).toBe("de guest: ");
    expect(pages.renders()).toBe(2);
  });

  it("is sent in the accepted encoding, each with its own ETag, and with 304 if known", async () => {
    await publish("Apfeltag");
    const raw = (encoding: string) =>
      new Promise<[string | undefined, string, string]>((resolve, reject) => {
        httpRequest(`${site.url}/Aktuelles`, { headers: { "accept-encoding": encoding } }, (answer) => {
          const chunks: Buffer[] = [];
          answer
            .on("data", (chunk: Buffer) => chunks.push(chunk))
            .on("end", () => {
              const bytes = Buffer.concat(chunks);
              const coding = answer.headers["content-encoding"];
              const plain =
                coding === "br" ? brotliDecompressSync(bytes) : coding === "gzip" ? gunzipSync(bytes) : bytes;
              resolve([coding, plain.toString(), String(answer.headers.etag)]);
            });
        })
          .on("error", reject)
          .end();
      });
    const answers = [await raw("br, gzip"), await raw("gzip;q=1, br;q=0"), await raw("identity")];
    expect(answers.map(([coding]) => coding)).toEqual(["br", "gzip", undefined]);
    for (const [, text] of answers) expect(text).toBe("de guest: Apfeltag");
    expect(new Set(answers.map(([, , etag]) => etag)).size).toBe(3);
    for (const [coding, , etag] of answers)
      for (const accepted of ["br", "gzip", "identity"]) {
        const headers = { "if-none-match": etag, "accept-encoding": accepted };
        const { status } = await site.request("GET", "/Aktuelles", { headers });
        expect(status, `${coding} known, ${accepted} accepted`).toBe((coding ?? "identity") === accepted ? 304 : 200);
      }
  });

  it("is rendered once for many simultaneous requests", async () => {
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(pages.renders()).toBe(1);
  });
});

it("a redirect is never cached", async () => {
  for (let n = 1; n <= 2; n++) {
    expect((await site.request("GET", "/moved")).status).toBe(308);
    expect(pages.renders()).toBe(n);
  }
});

describe.runIf(inject("postgresUrl") !== "")("two processes on one PostgreSQL", () => {
  it("a write by one is seen by the other, and a lost connection does not hide it", async () => {
    const { url, drop } = await createPostgresDatabase(inject("postgresUrl"));
    const open = async () =>
      openTestSite({
        database: await openDatabase({ kind: "postgres", url }),
        env: { DATABASE_URL: url },
        pages: openListingPages(),
      });
    const [one, other] = [await open(), await open().catch(() => null)];
    expect(other).not.toBeNull();
    if (!other) return;
    const readAtOther = () => read({}, "/Aktuelles", other);
    await readAtOther();
    await isKept(other.services, contentTopics);
    await publish("Erstens", "now", one);
    await expect.poll(readAtOther).toContain("Erstens");
    await one.services.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'",
    );
    await publish("Zweitens", "now", one);
    await expect.poll(readAtOther).toContain("Zweitens");
    await one.close();
    await other.close();
    await drop();
  });
});
