import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginThrottle } from "#contract/values/limits.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { insertSettings } from "../kernel/settings/store.ts";
import { listenToContent } from "../kernel/publication/listener.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { isPoolerInstalled, type Pooler, startPooler } from "#testing/pooler.ts";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { jpeg } from "#testing/pictures.ts";
import { startS3 } from "#testing/s3.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";

const isInstalled = isPoolerInstalled && (await findPostgresBinaries()) !== null;
const poll = { interval: 20 };

describe.runIf(isInstalled)("behind a transaction pooler", () => {
  let postgres: PrivatePostgres;
  let pooler: Pooler;
  const stops: (() => Promise<void>)[] = [];
  let one: TestSite;
  let other: TestSite;

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    stops.push(postgres.close);
    pooler = await startPooler(postgres.url);
    stops.push(pooler.stop);
    const bucket = await startS3();
    stops.push(bucket.close);
    // The migration also uses the pooler, because an operator may have configured only the pooler's URL.
    const database = await openDatabase({ kind: "postgres", url: pooler.urlWithServer });
    await migrateDatabase(database, pooler.url);
    await insertSettings(database.db);
    await database.close();
    const open = async () =>
      openTestSite({
        database: await openDatabase({ kind: "postgres", url: pooler.urlWithServer }),
        env: { DATABASE_URL: pooler.urlWithServer, ...bucket.env },
        pages: openListingPages(),
      });
    [one, other] = [await open(), await open()];
    stops.push(one.close, other.close);
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  const publish = (title: string) =>
    one.request("POST", "/api/v0/entry", { as: "admin", body: { title, tags: ["Aktuelles"], publish_date: "now" } });
  const pageOf = async (site: TestSite) => String((await site.request("GET", "/Aktuelles")).body);

  it("the migration's lock ends with it, so that the next start does not wait for ever", async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query("select count(*)::int as n from pg_locks where locktype = 'advisory'");
    await client.end();
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("a change at one process is shown by the other, which caches its pages in between", async () => {
    await expect.poll(other.services.clock.isTrusted, poll).toBe(true);
    for (const title of ["Erstens", "Zweitens", "Drittens"]) {
      expect((await publish(title)).status).toBe(201);
      await expect.poll(() => pageOf(other), poll).toContain(title);
    }
  });

  it("a file of one process can be read at the other, and is gone there after its removal", async () => {
    const form = new FormData();
    form.append("files", new Blob([new Uint8Array(await jpeg(600, 400))]), "apfel.jpg");
    const { body } = await one.request("POST", "/api/v0/upload", { as: "admin", body: form });
    const [file] = body as [{ _id: string; gridrefs: { gridref: string }[] }];
    const readAtOther = async () =>
      (await other.request("GET", `/api/v0/download/${file._id}/${file.gridrefs[0]?.gridref}`)).status;
    expect([await readAtOther(), await readAtOther()]).toEqual([200, 200]);
    expect((await one.request("DELETE", `/api/v0/file/${file._id}`, { as: "admin" })).status).toBe(200);
    await expect.poll(readAtOther, poll).toBe(404);
  });

  it("a session of one process is valid at the other, and failed sign-ins are counted together", async () => {
    const signIn = (site: TestSite, password: string) =>
      site.request("POST", "/api/v0/login", { body: { handle: "admin@example.org", password } });
    const cookie = (await signIn(one, TEST_PASSWORD)).headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    const me = await other.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } });
    expect(me.body).toMatchObject([{ handle: "admin@example.org" }]);
    for (let n = 0; n < loginThrottle.perHandleAndAddress; n += 1)
      expect((await signIn(n % 2 === 0 ? one : other, "falsches Wort")).status).toBe(401);
    for (const site of [one, other]) expect((await signIn(site, TEST_PASSWORD)).status).toBe(429);
  });

  it("while PostgreSQL is unreachable requests get 503, and are answered when it is back", async () => {
    const statusOf = async () => (await one.request("GET", "/api/v0/entry/?q=Most")).status;
    expect(await statusOf()).toBe(200);
    await postgres.stop();
    expect(await statusOf()).toBe(503);
    await postgres.start();
    await expect.poll(statusOf, poll).toBe(200);
    await expect.poll(other.services.clock.isTrusted, poll).toBe(true);
  });

  it("a process without the direct address trusts no cache, and logs the missing setting", async () => {
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    let wasTrusted = false;
    const listener = listenToContent(pooler.url, log, () => {});
    await expect
      .poll(() => {
        wasTrusted ||= listener.isListening();
        return wasTrusted || lines.length > 0;
      }, poll)
      .toBe(true);
    await listener.close();
    expect(wasTrusted).toBe(false);
    expect(lines.join()).toContain("?direct=HOST:PORT");
  });
});
