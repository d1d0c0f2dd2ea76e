import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { componentNames } from "#contract/values/components.ts";
import { defaultSettings } from "#contract/schemas/settings.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { buildApp } from "../../../../http/app.ts";
import { createSession } from "../../../../people/auth/sessions.ts";
import { listUses } from "../../../../library/files/list-uses.ts";
import { type ArchivePart, putTogether, refusalOf, takeApart, withRows } from "#testing/archives.ts";
import { openEmptyDatabase, openTestDatabase } from "#testing/database.ts";
import { openTestServices, type TestServices } from "#testing/file-services.ts";
import { examine } from "../../../doctor/examine.ts";
import { finishRestore } from "../../finish.ts";
import { loadArchive } from "../../load.ts";

const archive = fileURLToPath(new URL("./site.tar.gz", import.meta.url));

type OldEntry = { _id: string; title: string; content: string[]; media: string[][]; publish_date: string | null };
type Answers = Record<string, Record<string, unknown>[]>;

let dir: string;
let parts: ArchivePart[];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "level-test-"));
  parts = await takeApart(archive);
});
afterAll(() => rm(dir, { recursive: true }));

async function restored(file: string): Promise<TestServices> {
  const { database, url } = await openEmptyDatabase();
  const services = await openTestServices(database);
  await loadArchive(file, async (migrations) => {
    await migrateDatabase(database, url, migrations);
    return {
      database,
      storage: services.storage,
      finish: () => finishRestore({ database, storage: services.storage }, url),
    };
  });
  return services;
}

/** The day of the backup. A restore is no change. */
const beforeTheBackup: unknown = expect.stringMatching(/^2026-11-22T/u);

describe("a site of the release before, restored", () => {
  let services: TestServices;
  let app: FastifyInstance;
  let cookie: string;
  let old: Answers;
  let oldEntries: OldEntry[];

  beforeAll(async () => {
    old = JSON.parse(await readFile(new URL("./answers.json", import.meta.url), "utf8")) as Answers;
    oldEntries = old["/entry/?limit=200&sort=title"] as OldEntry[];
    services = await restored(archive);
    app = await buildApp(services, () => ({ publicUrl: "http://localhost", port: 80 }), null);
    const { rows } = await services.database.pool.query<{ id: string }>("select id from users");
    const { token } = await createSession(services.database.db, { userId: rows[0]?.id ?? "" }, services.secretKey);
    cookie = `session=${token}`;
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  const answerOf = async (path: string): Promise<Record<string, unknown>[]> =>
    (await app.inject({ method: "GET", url: `/api/v0${path}`, headers: { cookie } })).json();

  it("answers its quota as it did, and its files, which have no credit yet", async () => {
    const credit = { author: "", licence: "", url: "" };
    const files = "/file/?limit=200&sort=name";
    expect(await answerOf("/quota/")).toEqual(old["/quota/"]);
    expect(await answerOf(files)).toEqual(
      old[files]?.map((file) => ({ ...file, credit, updated: file["uploadDate"] })),
    );
  });

  it("answers its users as it did: nobody is locked, and nobody has a second factor", async () => {
    const secondFactor = { totp: 0, passkeys: 0 };
    expect(await answerOf("/auth/")).toEqual(
      old["/auth/"]?.map((user) => ({ ...user, locked: false, secondFactor, updated: beforeTheBackup })),
    );
  });

  it("answers its entries as it did, with no English text yet, and an empty text wherever pictures stood alone", async () => {
    const expected = oldEntries.map(({ content, media, ...entry }) => ({
      ...entry,
      content: [...content, ...media.slice(content.length).map(() => "")],
      media: media.slice(0, media.findLastIndex((ids) => ids.length > 0) + 1),
      author: "",
      en: null,
      unpublish_date: null,
      event: null,
      created_by: null,
      handover: null,
      updated: beforeTheBackup,
    }));
    expect(await answerOf("/entry/?limit=200&sort=title")).toEqual(expected);
  });

  it("answers its settings as they were, without the secrets, which no archive carries", async () => {
    const [settings] = old["/config/"] ?? [];
    const social = settings?.["social"] as { fb: object };
    const without = { ...social, fb: { appId: null, appSecret: null, pageAccessToken: null } };
    const { site } = defaultSettings;
    // The old release lacked some components, so a restore must switch them off. It stored the shop's switch in `shop`.
    const off = Object.fromEntries(componentNames.map((name) => [name, { enabled: false }]));
    const components = { ...off, shop: settings?.["shop"], ...(settings?.["components"] as object) };
    const keys = { publishable: "", secret: null, webhook: null };
    const { bankAccount: bankverbindung, ...defaults } = defaultSettings.shop;
    const shop = { ...defaults, bankverbindung, ...(settings?.["shop"] as object), stripe: keys };
    const added = { onlyGerman: false, en: null };
    expect(await answerOf("/config/")).toEqual([
      { ...settings, ...added, updated: expect.any(String), site, shop, social: without, components },
    ]);
  });

  it("says of every file where it is used", async () => {
    const files = (old["/file/?limit=200&sort=name"] ?? []).map(({ _id }) => String(_id));
    for (const file of files) {
      const using = oldEntries.filter((entry) => JSON.stringify(entry).includes(file)).map(({ title }) => title);
      const { items } = await listUses(services, [file]);
      expect(items.map(({ title }) => title).sort()).toEqual(using.sort());
      expect(using.length).toBeGreaterThan(0);
    }
  });

  it("keeps what was published, or is to be, as the first published state of each entry", async () => {
    const rows = await services.database.db.select().from(entryRevisions);
    const published = oldEntries.filter(({ publish_date }) => publish_date !== null);
    expect(rows.map(({ entryId }) => entryId).sort()).toEqual(published.map(({ _id }) => _id).sort());
    for (const { entryId, version, state, publishedBy } of rows) {
      const { body } = await app.inject({ method: "GET", url: `/api/v0/entry/${entryId}`, headers: { cookie } });
      const { title, tags, publish_date, date, avatar, mediamain, ...entry } = JSON.parse(body) as Record<
        string,
        unknown
      >;
      expect([publishedBy, version]).toEqual([null, entry["version"]]);
      expect(state).toMatchObject({
        title,
        tags,
        publishDate: publish_date,
        date,
        isRound: avatar,
        mainPicture: mediamain,
        en: null,
      });
      const [stored] = await services.database.db.select().from(entries).where(eq(entries.id, entryId));
      expect(state.blocks).toEqual(stored?.blocks);
    }
  });

  it("is found to be healthy, to the last byte", async () => {
    const report = await examine({ services, viewer: programViewer, isMending: false, isThorough: true });
    expect(report.lines()).toEqual([]);
  });
});

type Row = Record<string, unknown>;
const inEntries = (change: Row): ArchivePart[] =>
  withRows(parts, "entries", (rows) => rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)));

describe("a row of such an archive is refused", () => {
  it.each<[string, () => ArchivePart[], RegExp]>([
    [
      "with a link that is a script",
      () => inEntries({ links: [{ title: "x", url: "javascript:alert(1)" }] }),
      /links/u,
    ],
    [
      "with a link to another host by two slashes",
      () => inEntries({ links: [{ title: "x", url: "//evil" }] }),
      /links/u,
    ],
    [
      "with a column that its table did not have",
      () => inEntries({ blocks: [] }),
      /row 1 of entries .*unrecognized_keys/u,
    ],
    ["with a value of another kind", () => inEntries({ version: "1" }), /version invalid_type/u],
    ["with content that is no list", () => inEntries({ content: "<p>Most</p>" }), /content invalid_type/u],
    ["with pictures that are no lists", () => inEntries({ media: ["a"] }), /media\.0 invalid_type/u],
    ["with sections of an unknown type", () => inEntries({ sections: [{ type: "script" }] }), /sections\.0/u],
    ["with a character that cannot be stored", () => inEntries({ title: "a\u0000b" }), /title/u],
    [
      "with secrets",
      () => withRows(parts, "config", (rows) => rows.map((row) => ({ ...row, secrets: {} }))),
      /unrecognized/u,
    ],
  ])("%s", async (_name, made, reason) => {
    const file = join(dir, "made.tar.gz");
    await putTogether(file, made());
    expect(await refusalOf(file)).toMatch(/^the archive is refused: /u);
    expect(await refusalOf(file)).toMatch(reason);
  });
});

it("a page with a script in it is restored without the script", async () => {
  const file = join(dir, "script.tar.gz");
  const content = ['<p onclick="alert(1)">Most</p><script>alert(1)</script><a href="javascript:alert(1)">Wein</a>'];
  await putTogether(file, inEntries({ content }));
  const services = await restored(file);
  const rows = await services.database.db.select().from(entries);
  const first = JSON.parse(
    parts
      .find(({ name }) => name === "rows/entries.jsonl")
      ?.bytes.toString()
      .split("\n")[0] ?? "",
  );
  expect(rows.find(({ id }) => id === first.id)?.blocks).toMatchObject([{ type: "text", html: "<p>Most</p>Wein" }]);
  expect(JSON.stringify(await services.database.db.select().from(entryRevisions))).not.toMatch(/script|onclick/u);
  await services.close();
});

it("a database that was migrated further is refused in one sentence, and stays as it is", async () => {
  const services = await openTestServices(await openTestDatabase());
  const { database, storage } = services;
  const restore = loadArchive(archive, async (migrations) => {
    await migrateDatabase(database, undefined, migrations);
    return { database, storage, finish: () => finishRestore({ database, storage }, undefined) };
  });
  await expect(restore).rejects.toThrow(
    /^the database has \d+ migrations, the archive needs an empty one with 4: use a new DATA_DIR or database$/u,
  );
  expect(await database.db.$count(entries)).toBe(0);
  await services.close();
});
