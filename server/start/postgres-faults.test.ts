import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { inLanguage } from "#contract/values/content-language.ts";
import { siteScreens } from "../../client/app/screens.tsx";
import { CONTENT_CHANNEL } from "../kernel/publication/public-change.ts";
import { insertSettings } from "../kernel/settings/store.ts";
import { storeFixedPages } from "#testing/entries.ts";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import type { Pages } from "../http/pages/ssr.ts";
import { createDatabase, databaseUrl } from "#testing/postgres-databases.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

const MOST_CONNECTIONS = 11;

const isInstalled = (await findPostgresBinaries()) !== null;

describe.runIf(isInstalled)("a PostgreSQL of its own", () => {
  let postgres: PrivatePostgres;
  let site: TestSite;

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    const database = await openDatabase({ kind: "postgres", url: postgres.url });
    await migrateDatabase(database, postgres.url);
    await insertSettings(database.db);
    site = await openTestSite({ database, pages: openListingPages(), env: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await site.close();
    await postgres.close();
  });

  const list = () => site.request("GET", "/api/v0/entry");

  async function untilAnswered(): Promise<void> {
    while ((await list()).status !== 200);
  }

  async function openConnections(): Promise<number> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const answer = await client.query(
      "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    await client.end();
    return Number(answer.rows[0]?.n);
  }

  /** Notifications come in the order of the commits. Those of earlier changes would remove a page that is kept now. */
  async function untilHeard({ services: { clock, database } }: TestSite): Promise<void> {
    const before = clock.generation(["products"]);
    await database.db.execute(sql`select pg_notify(${CONTENT_CHANNEL}, 'products')`);
    await expect.poll(() => clock.generation(["products"])).toBeGreaterThan(before);
  }

  it("restarted under load: 503 with Retry-After meanwhile, and no acknowledged save is lost", async () => {
    const cookie = (await site.cookieOf("admin")) ?? "";
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const loading = { goesOn: true };
    const load = async (): Promise<void> => {
      while (loading.goesOn) {
        const answer = await site.request("POST", "/api/v0/entry", {
          headers: { cookie },
          body: { title: "Unter Last" },
        });
        statuses.add(answer.status);
        if (answer.status === 201) acknowledged.push((answer.body as { _id: string })._id);
        else if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    };
    const writers = Array.from({ length: 8 }, load);
    while (acknowledged.length < 50) await list();
    await postgres.stop();
    const answered = await list();
    expect([answered.status, (answered.body as { code: string }).code]).toEqual([503, "C503"]);
    expect((await site.request("GET", "/readyz")).status).toBe(503);
    expect((await site.request("GET", "/healthz")).status).toBe(200);
    await postgres.start();
    await untilAnswered();
    loading.goesOn = false;
    await Promise.all(writers);
    expect([...statuses].sort()).toEqual([201, 503]);
    expect((await site.request("GET", "/readyz")).status).toBe(200);
    for (let from = 0; from < acknowledged.length; from += 200) {
      const part = acknowledged.slice(from, from + 200);
      const answer = await site.request("POST", "/api/v0/batch/entry", { as: "admin", body: part });
      expect(answer.body).toHaveLength(part.length);
    }
    // For a moment, PostgreSQL still counts a connection that the pool has just closed.
    await expect.poll(openConnections).toBeLessThanOrEqual(MOST_CONNECTIONS);
    const { pool } = site.services.database;
    expect(pool.totalCount - pool.idleCount, "connections that nobody gave back").toBe(0);
  });

  it("locked: requests get 503, and are answered when the lock is gone", async () => {
    const locker = new pg.Client({ connectionString: postgres.url });
    await locker.connect();
    await locker.query("begin; lock table entries in access exclusive mode");
    const answer = await list();
    expect(answer.status).toBe(503);
    await locker.query("rollback");
    await locker.end();
    expect((await list()).status).toBe(200);
  });

  it("under many simultaneous requests: the pool keeps its size, and no connection leaks", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, list));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    await expect.poll(openConnections).toBeLessThanOrEqual(MOST_CONNECTIONS);
  });

  it("stopped: cached pages are served, others answer 503", async () => {
    const cached = await site.request("GET", "/Aktuelles");
    expect(cached.status).toBe(200);
    await postgres.stop();
    try {
      const meanwhile = await site.request("GET", "/Aktuelles");
      expect([meanwhile.status, meanwhile.body]).toEqual([200, cached.body]);
      expect((await site.request("GET", "/Veranstaltungen")).status).toBe(503);
    } finally {
      await postgres.start();
    }
    await untilAnswered();
    expect((await site.request("GET", "/Veranstaltungen")).status).toBe(200);
  });

  it("stopped: every address of a page answers with a page, to guests and to editors, in both languages", async () => {
    const url = databaseUrl(postgres.url, "pages");
    await createDatabase(postgres.url, "pages", "template0");
    const database = await openDatabase({ kind: "postgres", url });
    await migrateDatabase(database, url);
    await insertSettings(database.db);
    const pages = openRenderedPages();
    const { render } = (await pages.open()).module;
    let isBroken = false;
    const breaking: Pages["open"] = async () => {
      const opened = await pages.open();
      const broken = (): never => {
        throw new Error("a render that fails");
      };
      return { ...opened, module: { ...opened.module, render: (asked) => (isBroken ? broken() : render(asked)) } };
    };
    const rendered = await openTestSite({ database, pages: { ...pages, open: breaking }, env: { DATABASE_URL: url } });
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const { status, headers: said, body } = await rendered.request("GET", path, { headers });
      return { status, type: said.get("content-type"), html: String(body) };
    };
    const paths = siteScreens.map(({ path }) => path.replace(/:\w+/gu, "ein-apfel"));
    const addresses = [...paths, "/gibt-es/nicht/hier", "/admincenter", "/shop/manage/"];
    const cookie = (await rendered.cookieOf("admin")) ?? "";
    await storeFixedPages(rendered.services.database, rendered.services.now());
    await untilHeard(rendered);
    try {
      const warm = await get("/Aktuelles");
      expect(warm.status).toBe(200);
      await postgres.stop();
      expect((await get("/Aktuelles")).html).toBe(warm.html);
      for (const address of addresses.flatMap((path) => [path, inLanguage(path, "en")]))
        for (const headers of [{} as Record<string, string>, { cookie }]) {
          const { status, type, html } = await get(address, headers);
          const isRedirect = status === 302 || status === 308;
          if (!isRedirect) expect(type, `${address} ${status}`).toBe("text/html; charset=utf-8");
          expect([200, 302, 308, 404, 503], address).toContain(status);
          if (status === 503) expect(html, address).toMatch(/<h1[^>]*>[^<]+<\/h1>/u);
        }
      expect((await get("/Aktuelles", { cookie })).status).toBe(503);
      isBroken = true;
      expect((await get("/Aktuelles")).html, "a page that was kept goes before a failed render").toBe(warm.html);
      const failed = await get("/Projekt");
      expect([failed.status, failed.type]).toEqual([500, "text/html; charset=utf-8"]);
      expect(failed.html).toMatch(/<h1>[^<]*ein Fehler aufgetreten[^<]*<\/h1>/u);
    } finally {
      await postgres.start();
      isBroken = false;
    }
    await expect.poll(async () => (await get("/Veranstaltungen")).status).toBe(200);
    await rendered.close();
  });

  it("with a session cookie that cannot be checked, no guest's page is served", async () => {
    const cookie = (await site.cookieOf("admin")) ?? "";
    await postgres.stop();
    try {
      expect((await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } })).status).toBe(503);
    } finally {
      await postgres.start();
    }
  });
});
