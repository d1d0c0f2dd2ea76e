import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries as entriesTable, entryRevisions } from "#db/schema/entries.ts";
import { createFile } from "../../library/files/create-file.ts";
import { eq } from "drizzle-orm";
import { sealSecret } from "../../kernel/secrets/seal.ts";
import { contentHash } from "../../outside/storage.ts";
import { type ArchivePart, putTogether, refusalOf, takeApart, withManifest, withRows } from "#testing/archives.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg, pdf } from "#testing/pictures.ts";
import { settings } from "#db/schema/settings.ts";
import { finishRestore } from "./finish.ts";
import { loadArchive } from "./load.ts";
import { portableTables, tablesLeftBehind } from "./tables.ts";
import { writeArchive } from "./write.ts";

let dir: string;
let services: TestServices;
let whole: string;
let good: ArchivePart[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "hostile-test-"));
  services = await openTestServices();
  for (const [name, bytes] of [
    ["Apfel.jpg", await jpeg(900, 600)],
    ["Satzung.pdf", pdf],
  ] as const)
    await createFile(services, { received: await receiveBytes(services, bytes), name, tags: ["Feste|2026"] });
  await storeEntry(services.database, {
    title: "Fest",
    publishDate: new Date(),
    blocks: [
      { id: "t", type: "text", html: "<p>Most</p>", media: [] },
      { id: "l", type: "links", links: [{ title: "Hof", url: "https://example.org/" }] },
    ],
  });
  await services.database.db
    .update(settings)
    .set({ secrets: { "maps.apikey": sealSecret("k".repeat(32), "geheim") } })
    .where(eq(settings.section, "maps"));
  whole = join(dir, "whole.tar.gz");
  await writeArchive(services, whole);
  good = await takeApart(whole);
});
afterAll(async () => {
  await services.close();
  await rm(dir, { recursive: true });
});

async function refusalOfParts(parts: readonly ArchivePart[]): Promise<string> {
  const file = join(dir, "made.tar.gz");
  await putTogether(file, parts);
  return refusalOf(file);
}

const isFile = ({ name }: ArchivePart): boolean => name.startsWith("files/");
const withoutFiles = (): ArchivePart[] => good.filter((part) => !isFile(part));
const withFiles = (change: (files: ArchivePart[]) => ArchivePart[]): ArchivePart[] => [
  ...withoutFiles(),
  ...change(good.filter(isFile)),
];
const foreign = (name: string, header: ArchivePart["header"]): ArchivePart[] =>
  withFiles((files) => [{ name, bytes: Buffer.alloc(0), ...(header ? { header } : {}) }, ...files]);

it("an archive that was unpacked and packed again is accepted", async () => {
  expect(await refusalOf(whole)).toBe("opened");
  expect(await refusalOfParts(good)).toBe("opened");
});

it("every table is archived, or excluded on purpose", async () => {
  const known = await services.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const named = [...portableTables.map(({ name }) => name), ...tablesLeftBehind].sort();
  expect(known.rows.map(({ name }) => name)).toEqual(named);
});

const sneaky = "files/0000000000000000000000000000000000000000000000000000000000000000";

describe("an entry that is not a plain file with a plain name is refused:", () => {
  it.each<[string, () => ArchivePart[]]>([
    ["a symbolic link", () => foreign(sneaky, { type: "symlink", linkname: "/etc/passwd" })],
    ["a hard link", () => foreign(sneaky, { type: "link", linkname: "../secret.key" })],
    ["a device", () => foreign(sneaky, { type: "character-device" })],
    ["a pipe", () => foreign(sneaky, { type: "fifo" })],
    ["a directory", () => foreign("files/", { type: "directory" })],
    ["an absolute path", () => foreign("/etc/cron.d/site", {})],
    ["a path that climbs", () => foreign("files/../../secret.key", {})],
    ["a path with a backslash", () => foreign("files\\..\\secret.key", {})],
    ["a name of another kind", () => foreign("secret.key", {})],
    ["a name that needs an extension header", () => foreign(`files/${"a".repeat(300)}`, {})],
    ["a manifest that comes second", () => [...good.slice(1, 2), ...good.slice(0, 1), ...good.slice(2)]],
  ])("%s", async (_name, parts) => {
    expect(await refusalOfParts(parts())).toMatch(/^the archive is refused: /u);
  });
});

describe("files that are not those of the manifest are refused:", () => {
  it.each<[string, () => ArchivePart[], RegExp]>([
    ["one that is left out", () => withFiles((files) => files.slice(1)), /less than its manifest names/u],
    ["one that comes twice", () => withFiles((files) => [files[0] as ArchivePart, ...files]), /no file that its rows/u],
    ["another order", () => withFiles((files) => files.toReversed()), /no file that its rows name/u],
    [
      "other bytes",
      () => withFiles((files) => files.map((file) => ({ ...file, bytes: Buffer.alloc(file.bytes.length) }))),
      /are others/u,
    ],
    ["one more, that no row names", () => withFiles((files) => [...files, added]), /more than its manifest names/u],
    [
      "one that the manifest counts and no row names",
      () =>
        withManifest(
          withFiles((files) => [...files, added].sort((a, b) => (a.name < b.name ? -1 : 1))),
          ({ files, ...rest }) => ({
            ...rest,
            files: { count: files.count + 1, sizeBytes: files.sizeBytes + added.bytes.length },
          }),
        ),
      /no file that its rows name/u,
    ],
    [
      "more bytes than counted",
      () => withManifest(good, (manifest) => void (manifest.files.sizeBytes -= 1)),
      /larger than its manifest/u,
    ],
    [
      "fewer bytes than counted",
      () => withManifest(good, (manifest) => void (manifest.files.sizeBytes += 1)),
      /missing/u,
    ],
    [
      "a hole that no row has",
      () => withManifest(good, (manifest) => void manifest.missing.push("0".repeat(64))),
      /misses files/u,
    ],
  ])("%s", async (_name, parts, reason) => {
    expect(await refusalOfParts(parts())).toMatch(reason);
  });
  const stray = Buffer.from("von irgendwo");
  const added = { name: `files/${contentHash(stray)}`, bytes: stray };
});

const scripted = (value: unknown): string =>
  JSON.stringify(value).replace("https://example.org/", "javascript:alert(1)");

type Change = (row: Record<string, unknown>) => unknown;
const inRows = (table: string, change: Change) => () => withRows(good, table, (rows) => rows.map(change));

describe("rows that their table does not have are refused:", () => {
  it.each<[string, () => ArchivePart[], RegExp]>([
    ["an unknown column", inRows("files", (row) => ({ ...row, owner: "me" })), /row 1 of files .*unrecognized_keys/u],
    ["a missing column", inRows("files", ({ name: _name, ...row }) => row), /row 1 of files .*name/u],
    ["a value of another kind", inRows("files", (row) => ({ ...row, version: "1" })), /version invalid_type/u],
    ["a number beyond the column", inRows("files", (row) => ({ ...row, version: 1e12 })), /version too_big/u],
    ["an unknown kind of file", inRows("files", (row) => ({ ...row, kind: "program" })), /kind invalid/u],
    ["a hash that is a path", inRows("files", (row) => ({ ...row, hash: "../../secret.key" })), /hash custom/u],
    ["a character that cannot be stored", inRows("files", (row) => ({ ...row, name: "a\u0000b" })), /name custom/u],
    [
      "a link that is a script",
      inRows("entries", (row) => ({ ...row, blocks: JSON.parse(scripted(row["blocks"])) as unknown })),
      /blocks\.1\.links/u,
    ],
    [
      "a link that is a script, in a state that was published",
      inRows("entry_revisions", (row) => ({ ...row, state: JSON.parse(scripted(row["state"])) as unknown })),
      /state\.blocks\.1\.links/u,
    ],
    [
      "a block of an unknown type",
      inRows("entries", (row) => ({ ...row, blocks: [{ id: "x", type: "program", revision: 1, englishFrom: null }] })),
      /blocks\.0\.type/u,
    ],
    ["a tag that is none", inRows("tags", (row) => ({ ...row, path: "a||b" })), /path/u],
    ["no JSON", inRows("files", () => "{"), /row 1 of files is no JSON/u],
    ["secrets", inRows("settings", (row) => ({ ...row, secrets: {} })), /unrecognized_keys/u],
    [
      "other rows than counted",
      () => withManifest(good, (manifest) => void ((manifest.tables[3] as { rows: number }).rows += 1)),
      /what its manifest says/u,
    ],
  ])("%s", async (_name, parts, reason) => {
    expect(await refusalOfParts(parts())).toMatch(reason);
  });
});

describe("manifests of another kind are refused:", () => {
  it.each<[string, () => ArchivePart[], RegExp]>([
    ["a newer format", () => withManifest(good, (manifest) => ({ ...manifest, format: 2 })), /format/u],
    [
      "a newer schema",
      () => withManifest(good, (manifest) => ({ ...manifest, schema: { migrations: 99, last: "0098_later" } })),
      /0098_later \(99 migrations\), this release has .* restore it with the release that made it/u,
    ],
    ["an unknown field", () => withManifest(good, (manifest) => ({ ...manifest, run: "rm" })), /manifest is none/u],
    [
      "an unknown table",
      () =>
        withManifest(
          good,
          (manifest) =>
            void manifest.tables.push({ ...(manifest.tables[0] as (typeof manifest.tables)[0]), name: "sessions" }),
        ),
      /it names the tables/u,
    ],
    ["no JSON", () => good.map((part, at) => (at === 0 ? { ...part, bytes: Buffer.from("{") } : part)), /no JSON/u],
    [
      "a megabyte of it",
      () => good.map((part, at) => (at === 0 ? { ...part, bytes: Buffer.alloc(1_500_000, 32) } : part)),
      /does not begin with a manifest/u,
    ],
    [
      "files that would unpack to more than the archive is long",
      () => withManifest(good, (manifest) => void (manifest.files.sizeBytes = 5e9)),
      /unpack to far more/u,
    ],
  ])("%s", async (_name, parts, reason) => {
    expect(await refusalOfParts(parts())).toMatch(reason);
  });
});

describe("an incomplete archive is refused:", () => {
  const made = async (bytes: Buffer): Promise<string> => {
    const file = join(dir, "made.tar.gz");
    await writeFile(file, bytes);
    return refusalOf(file);
  };

  it("no gzip, an empty file, gzip of something else", async () => {
    expect(await made(Buffer.from("Apfelwein"))).toContain("it is no gzip file");
    expect(await made(Buffer.alloc(0))).toContain("the archive is refused");
    expect(await made(gzipSync(Buffer.alloc(10_000, "Most")))).toContain("a header");
  });

  it("truncated at any point", async () => {
    const bytes = await readFile(whole);
    for (const part of [0.1, 0.5, 0.9, 0.999])
      expect(await made(bytes.subarray(0, bytes.length * part))).toContain("cut off");
  });

  it("with a single changed byte", async () => {
    const bytes = await readFile(whole);
    for (const at of [300, Math.floor(bytes.length / 2), bytes.length - 2_000]) {
      const wrong = Buffer.from(bytes);
      wrong[at] = (wrong[at] ?? 0) ^ 0x20;
      expect(await made(wrong)).toMatch(/^the archive is refused: /u);
    }
  });

  it("with data after its end, however well it is compressed", async () => {
    const tar = gunzipSync(await readFile(whole));
    expect(await made(gzipSync(Buffer.concat([tar, Buffer.from("mehr")])))).toContain("something follows its end");
    expect(await made(gzipSync(Buffer.concat([tar, Buffer.alloc(300_000_000)])))).toContain("something follows");
  });

  it("an extension header that would fill the memory", async () => {
    const header = { type: "pax-header" as const, size: 8_000_000_000 };
    expect(await refusalOfParts([{ name: "PaxHeader", bytes: Buffer.alloc(0), header }, ...good])).toContain(
      "no plain file",
    );
  });
});

it("a page with a script in it is restored without the script", async () => {
  const file = join(dir, "script.tar.gz");
  const html = "<p>Most</p><script>alert(1)</script><p onclick=alert(1)>und Wein</p>";
  const blocks = [{ id: "t", type: "text", html, media: [], en: { html }, revision: 1, englishFrom: 1 }];
  const inEntries = withRows(good, "entries", (rows) => rows.map((row) => ({ ...row, blocks })));
  const inBoth = withRows(inEntries, "entry_revisions", (rows) =>
    rows.map((row) => ({ ...row, state: { ...(row["state"] as object), blocks } })),
  );
  await putTogether(file, inBoth);
  const target = await openTestServices();
  const finish = () => finishRestore(target, undefined);
  await loadArchive(file, () => Promise.resolve({ ...target, finish }));
  const clean = "<p>Most</p><p>und Wein</p>";
  const [entry] = await target.database.db.select().from(entriesTable);
  expect(entry?.blocks).toMatchObject([{ html: clean, en: { html: clean } }]);
  const [revision] = await target.database.db.select().from(entryRevisions);
  expect(revision?.state.blocks).toMatchObject([{ html: clean, en: { html: clean } }]);
  await target.close();
});
