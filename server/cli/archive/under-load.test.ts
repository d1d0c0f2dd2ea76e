import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { commandLimits, type Database, openDatabase } from "#db/open.ts";
import { insertSettings } from "../../kernel/settings/store.ts";
import { removeUnusedBytes } from "../../library/files/unused-bytes.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { fileOfDocument } from "../../shop/documents/read-document.ts";
import { documentsOf } from "../../shop/documents/store.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { insertComment } from "../../letters/comments/store.ts";
import { countCatch } from "../../forms/captcha/honeypot-store.ts";
import { storeMessage } from "#testing/messages.ts";
import { contentHash } from "../../outside/storage.ts";
import { openStorage } from "../../start/services.ts";
import { readEnvironment } from "../../kernel/env.ts";
import { NO_WAIT_MS } from "#testing/file-services.ts";
import { takeApart } from "#testing/archives.ts";
import { jpeg } from "#testing/pictures.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { findPostgresBinaries } from "#testing/postgres.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { loadArchive } from "./load.ts";
import { finishRestore } from "./finish.ts";
import { writeArchive } from "./write.ts";

type Opened = { database: Database; url: string | undefined };

async function openEmbedded(): Promise<Opened> {
  const database = await openDatabase({ kind: "memory", snapshotFile: inject("snapshotFile") || null });
  return { database, url: undefined };
}

const openPostgres = (): Promise<Opened> => openEmptyDatabase(commandLimits);

type Stored = { _id: string; gridrefs?: { gridref: string }[]; gridrefs_ng?: { gridref: string }[] };

async function all(site: TestSite, path: string): Promise<Stored[]> {
  const items: Stored[] = [];
  for (;;) {
    const { body } = await site.request("GET", `/api/v0/${path}/?limit=200&skip=${items.length}`, { as: "system" });
    items.push(...(body as Stored[]));
    if ((body as Stored[]).length < 200) return items;
  }
}

const messageTables = ["messages", "message_tags", "message_replies", "honeypot_catches", "comments"];

async function storeMessages(site: TestSite): Promise<void> {
  const { db } = site.services.database;
  const { id } = await storeMessage(db, { email: "erika@example.org" });
  await storeMessage(db, { removed: new Date() });
  await countCatch(db, "message", new Date());
  const comment = { name: "Erika", text: "Schön!", language: "de" as const, created: new Date() };
  for (const email of ["erika@example.org", ""]) await insertComment(db, { ...comment, id: newId(), email });
  await site.request("PUT", "/api/v0/message/", { as: "admin", body: { _id: id, read: true, tags: ["Post|Scheune"] } });
  await site.trpc("admin").messages.reply.mutate({ id, replyId: newId(), subject: "Re", text: "Ja" });
}

const shopTables = ["orders", "order_items", "order_events", "documents", "document_files", "counters"];

async function storeSale(site: TestSite): Promise<void> {
  const { db, pool } = site.services.database;
  await openShop(site);
  const { _id } = await placed(site, { items: [{ item: (await storeProduct(db)).id, amount: 2 }] });
  await site.request("PUT", "/api/v0/shop/markShipped/", { as: "admin", body: { _id } });
  const [invoice] = await documentsOf(db, _id);
  if (!invoice) throw new Error("no invoice");
  await fileOfDocument(site.services, invoice);
  await pool.query("update outgoing_mail set state = 'sent', sent = now() where kind like 'order%'");
}

async function rowsOf({ services }: TestSite): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of ["users", "tags", "file_tags", "entry_tags", "entry_revisions", ...messageTables, ...shopTables])
    rows.push((await services.database.pool.query(`select * from ${table} order by 1, 2`)).rows);
  rows.push((await services.database.pool.query("select * from file_uses order by 1, 2, 3")).rows);
  return rows;
}

async function everythingOf(site: TestSite): Promise<Record<string, unknown>> {
  const cookie = (await site.cookieOf("system")) ?? "";
  const files = await all(site, "file");
  const bytes: Record<string, string> = {};
  for (const { _id, gridrefs = [], gridrefs_ng = [] } of files)
    for (const path of [_id, ...[...gridrefs, ...gridrefs_ng].map(({ gridref }) => `${_id}/${gridref}`)]) {
      const answer = await fetch(`${site.url}/api/v0/download/${path}`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      bytes[path] = contentHash(Buffer.from(await answer.arrayBuffer()));
    }
  const settings = (await site.request("GET", "/api/v0/config/", { as: "system" })).body as Record<string, unknown>[];
  return { files, bytes, entries: await all(site, "entry"), settings, rows: await rowsOf(site) };
}

async function upload(site: TestSite, seed: number): Promise<Stored | undefined> {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(await jpeg(500, 300, seed))]), `${seed}.jpg`);
  const { body } = await site.request("POST", "/api/v0/upload", { as: "admin", body: form });
  return (body as Stored[])[0];
}

function startWork(site: TestSite, cookie: string): { made: Set<string>; stop: () => Promise<void> } {
  const made = new Set<string>();
  const state = { goesOn: true };
  const send = (method: string, path: string, body: unknown) =>
    site.request(method, path, { headers: { cookie }, body });
  const uploadAndRemove = async (who: number): Promise<void> => {
    for (let n = 0; state.goesOn; n += 1) {
      const form = new FormData();
      form.append("files", new Blob([new Uint8Array(await jpeg(500 + n, 300, who + 1))]), `${who}-${n}.jpg`);
      const { body } = await send("POST", "/api/v0/upload", form);
      const [file] = body as [Stored];
      const entry = { title: `Bild ${who} ${n}`, content: ["<p>Most</p>"], media: [[file._id]], tags: ["Aktuelles"] };
      made.add(((await send("POST", "/api/v0/entry", entry)).body as Stored)._id);
      // Two of three files are removed again, so that bytes disappear while the backup copies them.
      if (n % 3 > 0) await send("DELETE", `/api/v0/file/${file._id}`, undefined);
    }
  };
  const edit = async (): Promise<void> => {
    for (let n = 0; state.goesOn; n += 1) {
      const [id] = made;
      if (id !== undefined) await send("PUT", "/api/v0/entry", { _id: id, title: `Fassung ${n}` });
      else await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const working = Promise.all([uploadAndRemove(0), uploadAndRemove(1), edit()]);
  return {
    made,
    stop: async () => {
      state.goesOn = false;
      await working;
    },
  };
}

const isInstalled = (await findPostgresBinaries()) !== null;

describe.runIf(isInstalled)("a backup", () => {
  let dir: string;
  const opened: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "backup-test-"));
  });
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
    await rm(dir, { recursive: true });
  });

  /** Without `open`, the site has a copy of the prepared database, which is fastest. */
  async function openSource(open?: () => Promise<Opened>): Promise<TestSite> {
    const { database, url } = (await open?.()) ?? {};
    if (database) {
      await migrateDatabase(database, url);
      await insertSettings(database.db);
    }
    const site = await openTestSite(database ? { database } : {});
    opened.push(site.close);
    return site;
  }

  async function restore(file: string, open: () => Promise<Opened> = openPostgres): Promise<TestSite> {
    const { database, url } = await open();
    const target = join(dir, "target");
    await loadArchive(file, async (migrations) => {
      await migrateDatabase(database, url, migrations);
      await insertSettings(database.db);
      const storage = await openStorage(readEnvironment({ DATA_DIR: target }));
      return { database, storage, finish: () => finishRestore({ database, storage }, url) };
    });
    const site = await openTestSite({ database, env: { DATA_DIR: target } });
    opened.push(site.close);
    return site;
  }

  it.each([
    ["an embedded database to PostgreSQL", openEmbedded, openPostgres],
    ["PostgreSQL to an embedded database", openPostgres, openEmbedded],
  ])("takes all that was there at one moment from %s, while people work", async (_name, from, to) => {
    const source = await openSource(from);
    const cookie = (await source.cookieOf("admin")) ?? "";
    const work = startWork(source, cookie);
    while (work.made.size < 6) await new Promise((resolve) => setImmediate(resolve));
    const acknowledged = [...work.made];
    const file = join(dir, "site.tar.gz");
    const { manifest } = await writeArchive(source.services, file);
    await work.stop();
    expect(manifest.missing).toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dir)).toEqual(["site.tar.gz"]);
    expect(await readdir(join(source.services.env.DATA_DIR, "files", "incoming"))).toEqual([]);
    const restored = await restore(file, to);
    const shown = await everythingOf(restored);
    const ids = (shown["entries"] as Stored[]).map(({ _id }) => _id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    ["an embedded database to PostgreSQL", openEmbedded, openPostgres],
    ["PostgreSQL to an embedded database", openPostgres, openEmbedded],
  ])("is the same site by every answer and every byte, from %s", async (_name, from, to) => {
    const source = await openSource(from);
    const cookie = (await source.cookieOf("admin")) ?? "";
    const work = startWork(source, cookie);
    while (work.made.size < 6) await new Promise((resolve) => setImmediate(resolve));
    await work.stop();
    await storeMessages(source);
    await storeSale(source);
    await source.request("PUT", "/api/v0/config", {
      as: "system",
      body: { title: "Mosthof", maps: { apikey: "geheim-4711-xyz" } },
    });
    await queueMail(source.services.database.db, {
      kind: "passwordReset",
      language: "de",
      recipient: "a@example.org",
      subject: "Passwort",
      body: "/reset#t-0815",
    });
    const webhook = { url: "https://9.9.9.9/meldungen", types: ["order.placed" as const] };
    const { secret } = await source.trpc("system").webhooks.create.mutate(webhook);
    const file = join(dir, "site.tar.gz");
    const { leftBehind } = await writeArchive(source.services, file);
    expect(leftBehind).toEqual({ secrets: 2, unsentMails: 2 });
    const expected = await everythingOf(source);

    const text = Buffer.concat((await takeApart(file)).map(({ bytes }) => bytes)).toString("latin1");
    const { rows: sessions } = await source.services.database.pool.query<{ hash: string }>(
      "select token_hash as hash from sessions",
    );
    const { rows: configs } = await source.services.database.pool.query<{ sealed: string }>(
      "select secrets->'maps.apikey'->>'sealed' as sealed from settings where section = 'maps'",
    );
    const { rows: hooks } = await source.services.database.pool.query<{ sealed: string }>(
      "select secret->>'sealed' as sealed from webhooks",
    );
    const secrets = [
      ...sessions.map(({ hash }) => hash),
      cookie.slice("session=".length),
      configs[0]?.sealed ?? "",
      hooks[0]?.sealed ?? "",
      secret.slice("whsec_".length),
      "t-0815",
      "geheim-4711",
      "-xyz",
      source.services.secretKey,
    ];
    expect(sessions.length).toBeGreaterThan(0);
    expect(secrets.filter((secret) => secret === "" || text.includes(secret))).toEqual([]);

    const restored = await restore(file, to);
    // The original site still tells the program, so the restored one must not.
    expect(await restored.trpc("system").webhooks.list.query()).toMatchObject([
      { ...webhook, enabled: false, hasSecret: false },
    ]);
    const shown = await everythingOf(restored);
    const [settings] = expected["settings"] as Record<string, unknown>[];
    expect(shown).toEqual({ ...expected, settings: [{ ...settings, maps: { apikey: null } }] });
  });

  it("takes a later snapshot if files are removed for good while it copies their bytes", async () => {
    const source = await openSource();
    const [stays, goes] = await Promise.all([1, 2].map((seed) => upload(source, seed)));
    let copies = 0;
    const storage = {
      ...source.services.storage,
      copyTo: async (hash: string, path: string) => {
        copies += 1;
        if (copies === 1) {
          await source.trpc("admin").files.remove.mutate({ id: goes?._id ?? "", isForGood: true });
          await removeUnusedBytes(source.services, NO_WAIT_MS);
        }
        await source.services.storage.copyTo(hash, path);
      },
    };
    const file = join(dir, "site.tar.gz");
    const { manifest } = await writeArchive({ ...source.services, storage }, file);
    expect(manifest.missing).toEqual([]);
    const restored = await restore(file);
    expect((await all(restored, "file")).map(({ _id }) => _id)).toEqual([stays?._id]);
  });

  it("contains files in the bin, which can be put back on the restored site", async () => {
    const source = await openSource();
    const picture = (await upload(source, 3))?._id ?? "";
    const body = { title: "Fest", mediamain: picture, content: ["<p>a</p>"] };
    const entry = (await source.request("POST", "/api/v0/entry/", { as: "admin", body })).body as Stored;
    await source.request("DELETE", `/api/v0/file/${picture}`, { as: "admin" });
    const file = join(dir, "site.tar.gz");
    expect((await writeArchive(source.services, file)).manifest).toMatchObject({ missing: [], files: { count: 5 } });
    const restored = await restore(file);
    const back = await restored.trpc("admin").files.bin.restore.mutate({ ids: [picture] });
    expect(back).toMatchObject({ restored: 1, putBack: 1, left: 0 });
    expect((await restored.request("GET", `/api/v0/download/${picture}`)).status).toBe(200);
    const shown = await restored.request("GET", `/api/v0/entry/${entry._id}`, { as: "admin" });
    expect(shown.body).toMatchObject({ mediamain: picture });
  });

  it("reads all tables in one snapshot, despite saves meanwhile", async () => {
    const source = await openSource();
    const { pool } = source.services.database;
    const saving = await pool.connect();
    // The saving transaction locks the entries, so the backup waits until the statements below have run.
    await saving.query("begin; lock table entries in access exclusive mode");
    const backup = writeArchive(source.services, join(dir, "site.tar.gz"));
    while ((await saving.query("select 1 from pg_locks where not granted")).rows.length === 0);
    await saving.query("insert into tags (path) values ('Feste')");
    await saving.query(
      "insert into entries (id, title, blocks, created, updated) values ('e', 'x', '[]', now(), now())",
    );
    await saving.query("insert into entry_tags (entry_id, path, position) values ('e', 'Feste', 0); commit");
    saving.release();
    const { manifest } = await backup;
    const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ tags: 0, entries: 0, entry_tags: 0 });
  });

  it("is refused by a database with rows, which stays unchanged", async () => {
    const source = await openSource();
    const file = join(dir, "site.tar.gz");
    await writeArchive(source.services, file);
    const before = await everythingOf(source);
    const finish = () => Promise.reject(new Error("finished"));
    await expect(loadArchive(file, () => Promise.resolve({ ...source.services, finish }))).rejects.toThrow(
      "the database is not empty",
    );
    expect(await everythingOf(source)).toEqual(before);
  });

  it("reports files without bytes, and contains the rest", async () => {
    const source = await openSource();
    await upload(source, 1);
    const { rows } = await source.services.database.pool.query<{ hash: string }>("select hash from files");
    const lost = rows[0]?.hash ?? "";
    await source.services.storage.remove(lost);
    const file = join(dir, "site.tar.gz");
    expect((await writeArchive(source.services, file)).manifest.missing).toEqual([lost]);
    const restored = await restore(file);
    expect(await all(restored, "file")).toEqual(await all(source, "file"));
  });
});
