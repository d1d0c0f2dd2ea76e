import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#contract/schemas/errors.ts";
import { files } from "#db/schema/files.ts";
import { settings } from "#db/schema/settings.ts";
import { siteIdentity } from "#db/schema/site-identity.ts";
import { createFile } from "../../library/files/create-file.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { unusedBytesRemoval } from "../../library/files/unused-bytes.ts";
import { registerHealth } from "../../http/health.ts";
import { openLocalStorage } from "../../outside/storage-local.ts";
import type { Storage } from "../../outside/storage.ts";
import { joinSite } from "../../start/join-site.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg } from "#testing/pictures.ts";
import { requireOwnStorage, takeStorage } from "./join-storage.ts";
import { readMark, writeMark } from "./mark.ts";

let services: TestServices;
let dir: string;
let elsewhere: Storage;

beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "identity-test-"));
  elsewhere = openLocalStorage(dir);
});
afterEach(async () => {
  for (const table of [files, siteIdentity]) await services.database.db.delete(table);
  for await (const { hash } of services.storage.list()) await services.storage.remove(hash);
  await services.storage.writeMark(null);
  await rm(dir, { recursive: true });
});

async function add(seed: number): Promise<string> {
  const received = await receiveBytes(services, await jpeg(60, 40, seed));
  return (await createFile(services, { received, name: `${seed}.jpg` })).id;
}

const start = (change: Partial<TestServices> = {}) => joinSite({ ...services, ...change });

describe("a storage without a mark", () => {
  it("that is empty is adopted by a new site, and stays its own", async () => {
    for (let starts = 0; starts < 2; starts += 1) await start();
    await requireOwnStorage(services);
    const [row] = await services.database.db.select().from(siteIdentity);
    expect(await readMark(services.storage)).toEqual({ site: row?.identity, storage: row?.storages[0] });
    expect(row?.storages).toHaveLength(1);
  });

  it("is adopted by the site whose files it holds, although one of them is lost", async () => {
    for (const seed of [1, 2, 3]) await add(seed);
    const [row] = await services.database.db.select().from(files);
    await services.storage.remove(row?.hash ?? "");
    await start();
    await requireOwnStorage(services);
  });

  it("is refused when the files that were stored last are not in it", async () => {
    await add(1);
    await expect(start({ storage: elsewhere })).rejects.toThrow(/^DATA_DIR: the files that were stored last are not/u);
    expect(await elsewhere.readMark()).toBeNull();
  });

  it("is refused by a database that names none of the files in it", async () => {
    await elsewhere.write(Buffer.from("eines anderen"));
    await expect(start({ storage: elsewhere })).rejects.toThrow(/^DATA_DIR: there are files, and the database names/u);
  });

  it("is not touched by commands: the site has to be started first", async () => {
    await expect(requireOwnStorage(services)).rejects.toThrow("start the site once");
    expect(await services.storage.readMark()).toBeNull();
  });
});

describe("a storage of another database", () => {
  beforeEach(() => writeMark(services.storage, { site: randomUUID(), storage: randomUUID() }));

  it("is refused at the start and by commands, whatever is in it", async () => {
    await add(1);
    await expect(start()).rejects.toThrow(/^DATA_DIR: these files belong to another database/u);
    await expect(requireOwnStorage(services)).rejects.toThrow(/^these files belong to another database/u);
    await services.storage.writeMark("{");
    await expect(start()).rejects.toThrow(/^DATA_DIR: these files belong to another database/u);
  });

  it("is taken by a restore, and by whoever knows better", async () => {
    await expect(start()).rejects.toThrow();
    await takeStorage(services);
    await start();
    await requireOwnStorage(services);
  });
});

it("what was taken over by another database is no longer removed from", async () => {
  await start();
  const id = await add(1);
  await removeFiles(services, [id], { isForGood: true });
  await services.database.db.execute("update unused_bytes set since = now() - interval '2 hours'");
  await writeMark(services.storage, { site: randomUUID(), storage: randomUUID() });
  await unusedBytesRemoval.start(services).stop();
  const kept: string[] = [];
  for await (const { hash } of services.storage.list()) kept.push(hash);
  expect(kept.length).toBeGreaterThan(0);
});

describe("/readyz", () => {
  async function readyz(change: Partial<TestServices> = {}): Promise<unknown> {
    const app = Fastify();
    registerHealth(app, { ...services, ...change });
    const answer = await app.inject("/readyz");
    await app.close();
    expect(answer.statusCode).toBe(answer.json().status === "ready" ? 200 : 503);
    return answer.json();
  }

  it("is ready where files and key are those of the site", async () => {
    await start();
    await add(1);
    expect(await readyz()).toEqual({ status: "ready" });
  });

  it("says when another process stores its files elsewhere", async () => {
    await start();
    await start({ storage: elsewhere });
    expect(await readyz({ storage: elsewhere })).toEqual({ status: "ready" });
    await add(1);
    expect(await readyz()).toEqual({ status: "ready" });
    expect(await readyz({ storage: elsewhere })).toEqual({ status: "unavailable", problems: ["files"] });
  });

  it("says when the files are those of another database", async () => {
    await start();
    await writeMark(services.storage, { site: randomUUID(), storage: randomUUID() });
    expect(await readyz()).toEqual({ status: "unavailable", problems: ["files"] });
  });

  it("does not mind a lost file, or files that do not answer", async () => {
    await start();
    await add(1);
    for await (const { hash } of services.storage.list()) await services.storage.remove(hash);
    expect(await readyz()).toEqual({ status: "ready" });
    const away = { ...services.storage, readMark: () => Promise.reject(new Error("away")) };
    expect(await readyz({ storage: away })).toEqual({ status: "ready" });
  });

  it("says when another process has another SECRET_KEY, which is not readable from what is stored", async () => {
    const first = { secretKey: "a".repeat(64) };
    const second = { secretKey: "b".repeat(64) };
    await services.database.db.update(settings).set({ secrets: { "maps.apikey": { sealed: "x", last4: "" } } });
    await start(first);
    await start(second);
    expect(await readyz(first)).toEqual({ status: "ready" });
    expect(await readyz(second)).toEqual({ status: "unavailable", problems: ["secretKey"] });
    await services.database.db.update(settings).set({ secrets: {} });
    expect(JSON.stringify(await services.database.db.select().from(siteIdentity))).not.toContain("a".repeat(9));
  });
});

it("a bucket that does not answer keeps no site from starting", async () => {
  const away = { ...services.storage, readMark: () => Promise.reject(new AppError("thirdParty")) };
  await start({ storage: away });
  await start();
  await requireOwnStorage(services);
});
