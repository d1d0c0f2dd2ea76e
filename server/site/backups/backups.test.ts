import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/values/time.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { backups } from "#db/schema/backups.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { users } from "#db/schema/users.ts";
import { storeEntry } from "#testing/entries.ts";
import { startS3, type TestS3 } from "#testing/s3.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { countsOf } from "../../cli/archive/counts.ts";
import { writeArchive } from "../../cli/archive/write.ts";
import { openBackupBucket } from "../../outside/backup-bucket.ts";
import { admin, receiveBytes } from "#testing/file-services.ts";
import { createFile } from "../../library/files/create-file.ts";
import { BackupFailed, performApart, type PerformTask } from "./apart.ts";
import { claimBackup, listRows, requestBackup } from "./store.ts";
import { workOnBackups } from "./work.ts";

/** At 3 o'clock in Berlin. */
const SLOT = new Date("2026-11-30T02:00:00Z");
const later = (ms: number): Date => new Date(SLOT.getTime() + ms);

let site: TestSite;
let now = SLOT;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
  await storeEntry(site.services.database, { title: "Apfeltag" });
  const received = await receiveBytes(site.services, Buffer.from("Die Satzung des Vereins"));
  const viewer = { ...admin, id: null };
  await createFile({ services: site.services, viewer }, { received, name: "Satzung.txt", tags: [] });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = SLOT;
  const { db } = site.services.database;
  await db.delete(backups);
  await db.delete(outgoingMail);
  await db.delete(auditLog);
  await db.update(users).set({ created: later(-DAY_MS) });
});
afterEach(async () => {
  delete site.services.env.BACKUP_URL;
  delete site.services.env.BACKUP_PASSPHRASE;
  site.services.env.BACKUP_AT = 180;
  await rm(folder(), { recursive: true, force: true });
});

const folder = (): string => join(site.services.env.DATA_DIR, "backups");
const rows = () => listRows(site.services.database.db);
const stored = async (): Promise<string[]> => (await readdir(folder()).catch(() => [])).sort();
const mails = async (): Promise<string[]> =>
  (await site.services.database.db.select().from(outgoingMail)).map(({ kind, recipient }) => `${kind} ${recipient}`);

/** Writes in this process, because the database is in its memory. */
const write: PerformTask = async (task, env) => {
  if (task.kind === "try") return { tables: 1, rows: 2, files: 3, missing: 0 };
  return countsOf((await writeArchive(site.services, task.path, env.BACKUP_PASSPHRASE)).manifest);
};
const failing =
  (problem: "diskFull" | "damaged"): PerformTask =>
  () =>
    Promise.reject(new BackupFailed(problem, "ENOSPC: no space left"));

const work = (perform: PerformTask = write, signal = new AbortController().signal): Promise<void> =>
  workOnBackups(site.services, perform, signal);
async function workAt(at: Date, perform: PerformTask = write): Promise<string[]> {
  now = at;
  await work(perform);
  return stored();
}

describe("the schedule", () => {
  it("makes one backup a day, at its hour, readable by the owner alone", async () => {
    expect(await workAt(later(-MINUTE_MS))).toEqual([]);
    expect(await workAt(SLOT)).toEqual(["backup-2026-11-30T020000Z.tar.gz"]);
    expect((await stat(join(folder(), "backup-2026-11-30T020000Z.tar.gz"))).mode & 0o777).toBe(0o600);
    expect(await workAt(later(DAY_MS - MINUTE_MS))).toHaveLength(1);
    expect(await workAt(later(DAY_MS + MINUTE_MS))).toHaveLength(2);
  });

  it("catches up after a night without a server, but not for a site that was made since", async () => {
    expect(await workAt(later(9 * HOUR_MS))).toHaveLength(1);
    await site.services.database.db.delete(backups);
    await site.services.database.db.update(users).set({ created: later(HOUR_MS) });
    expect(await workAt(later(10 * HOUR_MS))).toHaveLength(1);
    expect(await workAt(later(DAY_MS))).toHaveLength(2);
  });

  it("is off with BACKUP_AT=off, while the button still works", async () => {
    site.services.env.BACKUP_AT = null;
    expect(await workAt(SLOT)).toEqual([]);
    await site.trpc("system").backups.start.mutate();
    expect(await workAt(later(MINUTE_MS))).toHaveLength(1);
  });

  it("keeps what retention keeps, and files of others", async () => {
    await mkdir(folder());
    for (const name of ["backup-2024-01-01T020000Z.tar.gz", "site.tar.gz"]) await writeFile(join(folder(), name), "x");
    expect(await workAt(SLOT)).toEqual(["backup-2026-11-30T020000Z.tar.gz", "site.tar.gz"]);
  });
});

describe("never two at once:", () => {
  it("of two processes, one does it", async () => {
    let running = 0;
    let most = 0;
    let made = 0;
    const counted: PerformTask = async (task, env, signal) => {
      if (task.kind === "try") return write(task, env, signal);
      most = Math.max(most, (running += 1));
      made += 1;
      const counts = await write(task, env, signal);
      running -= 1;
      return counts;
    };
    await Promise.all([work(counted), work(counted), work(counted)]);
    expect({ most, made, stored: (await stored()).length }).toEqual({ most: 1, made: 1, stored: 1 });
  });

  it("a second request does nothing while one waits or runs", async () => {
    const start = () => site.trpc("system").backups.start.mutate();
    await Promise.all([start(), start()]);
    await claimBackup(site.services.database.db, now);
    await start();
    expect(await rows()).toHaveLength(1);
    expect((await site.trpc("system").backups.list.query()).isRunning).toBe(true);
  });

  it("one whose process was killed fails after five minutes, and its rest is removed by the next", async () => {
    await requestBackup(site.services.database.db, now);
    await claimBackup(site.services.database.db, now);
    await mkdir(folder());
    const left = join(folder(), "backup-2026-11-30T020000Z.tar.gz.unfinished-0123456789ab");
    await writeFile(left, "half");
    expect((await workAt(later(4 * MINUTE_MS))).length).toBe(1);
    expect(await rows()).toMatchObject([{ state: "running" }]);
    await workAt(later(6 * MINUTE_MS));
    expect(await rows()).toMatchObject([{ state: "failed", problem: "interrupted" }]);
    expect(await workAt(later(2 * HOUR_MS))).toEqual(["backup-2026-11-30T040000Z.tar.gz"]);
  });

  it("one that is stopped is made by the next process", async () => {
    const stopping = new AbortController();
    await work(() => {
      stopping.abort(new Error("the site stops"));
      return Promise.reject(new Error("killed"));
    }, stopping.signal);
    expect(await rows()).toMatchObject([{ state: "running", started: null }]);
    expect(await mails()).toEqual([]);
    expect(await workAt(later(MINUTE_MS))).toHaveLength(1);
  });
});

describe("a failure", () => {
  const overview = async (): Promise<string[]> =>
    (await site.trpc("system").overview.checks.query()).map(({ kind }) => kind);

  it("leaves the older ones, is shown, mailed once to system users, and tried again each hour", async () => {
    await workAt(later(-DAY_MS + HOUR_MS));
    await workAt(SLOT);
    const before = await stored();
    await workAt(later(DAY_MS), failing("diskFull"));
    await workAt(later(DAY_MS + HOUR_MS - 1), write);
    expect(await stored()).toEqual(before);
    await workAt(later(DAY_MS + HOUR_MS), failing("diskFull"));
    expect(await mails()).toEqual(["backupFailed system@example.org"]);
    expect(await overview()).toContain("backupFailed");
    const { failure } = await site.trpc("system").backups.list.query();
    expect(failure).toMatchObject({ problem: "diskFull", detail: "ENOSPC: no space left" });
    await workAt(later(DAY_MS + 2 * HOUR_MS));
    expect(await overview()).not.toContain("backupFailed");
    await workAt(later(2 * DAY_MS), failing("diskFull"));
    expect(await mails()).toHaveLength(2);
  });

  it("of a folder that cannot be written has a sentence, and the list says that it cannot be read", async () => {
    const path = join(site.services.env.DATA_DIR, "kein-ordner");
    await writeFile(path, "");
    site.services.env.BACKUP_URL = { kind: "folder", path };
    await work();
    expect(await rows()).toMatchObject([
      { state: "failed", problem: "unreachable", detail: expect.stringContaining("EEXIST") },
    ]);
    expect((await site.trpc("system").backups.list.query()).where).toBeNull();
  });
});

/** At a normal priority, because the tests wait for it. */
const inChild = performApart(0);

describe("the trial", () => {
  it("is made of the first backup, then once a week", async () => {
    const tried: string[] = [];
    const counted: PerformTask = (task, env, signal) => {
      if (task.kind === "try") tried.push(task.path.slice(-25));
      return write(task, env, signal);
    };
    for (let day = 0; day < 15; day += 1) await workAt(later(day * DAY_MS), counted);
    expect(tried.map((name) => name.slice(0, 10))).toEqual(["2026-11-30", "2026-12-07", "2026-12-14"]);
  });

  it("restores the archive in a process of its own, whatever the database of the site is, and counts", async () => {
    site.services.env.BACKUP_PASSPHRASE = "Goldparmäne im Herbst";
    const apart: PerformTask = (task, env, signal) =>
      task.kind === "try" ? inChild(task, env, signal) : write(task, env, signal);
    await work(apart);
    const [backup] = (await site.trpc("system").backups.list.query()).items;
    expect(backup).toMatchObject({ isEncrypted: true, trial: { failure: null, files: 1 } });
    expect(backup?.trial).toMatchObject({ tables: expect.any(Number), rows: expect.any(Number) });
    const [row] = await rows();
    expect(row?.triedTables).toBeGreaterThan(40);
    expect(await readdir(join(site.services.env.DATA_DIR, "files", "incoming"))).toEqual([]);
  });

  it("of a backup whose passphrase is no longer the one of the site names it", async () => {
    site.services.env.BACKUP_PASSPHRASE = "Goldparmäne im Herbst";
    await work((task, env, signal) => {
      const other = { ...env, BACKUP_PASSPHRASE: "Boskoop im Winter" };
      return task.kind === "try" ? inChild(task, other, signal) : write(task, env, signal);
    });
    expect(await rows()).toMatchObject([{ state: "done", trialProblem: "passphrase" }]);
  });

  it("of a damaged archive is red on the overview and mailed once, until one succeeds", async () => {
    const damaging: PerformTask = async (task, env, signal) => {
      const { size } = task.kind === "try" ? await stat(task.path) : { size: 0 };
      if (task.kind === "try") await truncate(task.path, size - 1_000);
      return task.kind === "try" ? inChild(task, env, signal) : write(task, env, signal);
    };
    await workAt(SLOT, damaging);
    expect(await rows()).toMatchObject([{ state: "done", trialProblem: "damaged" }]);
    await workAt(later(DAY_MS), failing("damaged"));
    await workAt(later(DAY_MS + HOUR_MS), (task, env, signal) =>
      task.kind === "try" ? failing("damaged")(task, env, signal) : write(task, env, signal),
    );
    const unreadable = async () => (await mails()).filter((mail) => mail.startsWith("backupUnreadable"));
    expect(await unreadable()).toEqual(["backupUnreadable system@example.org"]);
    const kinds = async () => (await site.trpc("system").overview.checks.query()).map(({ kind }) => kind);
    expect(await kinds()).toContain("backupUnreadable");
    await workAt(later(2 * DAY_MS));
    expect(await kinds()).not.toContain("backupUnreadable");
  });

  it("ends with the site, and leaves no process", async () => {
    const stopping = new AbortController();
    setImmediate(() => stopping.abort(new Error("the site stops")));
    const task = { kind: "try", path: join(folder(), "x"), dir: await mkdtemp(join(tmpdir(), "try-")) } as const;
    await expect(inChild(task, site.services.env, stopping.signal)).rejects.toThrow("the site stops");
    await rm(task.dir, { recursive: true });
  });
});

describe("the download", () => {
  const NAME = "backup-2026-11-30T020000Z.tar.gz";
  beforeEach(() => work());
  const ask = (password: string, name = NAME) => site.trpc("system").backups.download.mutate({ name, password });

  it("needs the right password, and a system user", async () => {
    expect((await refusal(ask("falsch"))).code).toBe("C101");
    for (const role of ["admin", "editor", "guest"] as const) {
      const backupsOf = site.trpc(role).backups;
      expect([401, 403]).toContain((await refusal(backupsOf.list.query())).status);
      expect([401, 403]).toContain((await refusal(backupsOf.start.mutate())).status);
      const input = { name: NAME, password: TEST_PASSWORD };
      expect([401, 403]).toContain((await refusal(backupsOf.download.mutate(input))).status);
    }
    expect((await refusal(ask(TEST_PASSWORD, "../secret.key"))).code).toBe("C404");
  });

  it("gives the bytes to the session that asked, for ten minutes, and is in the log", async () => {
    const cookie = (await site.cookieOf("system")) ?? "";
    const trpc = site.trpc("system", { cookie });
    const { path } = await trpc.backups.download.mutate({ name: NAME, password: TEST_PASSWORD });
    const get = (given: string, url = path) => fetch(site.url + url, { headers: { cookie: given } });
    const answer = await get(cookie);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^attachment; /u),
      "content-type": "application/octet-stream",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(folder(), NAME)));
    expect((await get((await site.cookieOf("system")) ?? "")).status).toBe(403);
    expect((await get((await site.cookieOf("admin")) ?? "")).status).toBe(403);
    expect((await get("")).status).toBeGreaterThanOrEqual(401);
    expect((await get(cookie, path.replace("020000Z", "020001Z"))).status).toBe(403);
    now = later(11 * MINUTE_MS);
    expect((await get(cookie)).status).toBe(403);
    const log = await site.services.database.db.select().from(auditLog).where(eq(auditLog.noun, "backup"));
    expect(log).toMatchObject([{ action: "download", label: NAME, userName: "Test system" }]);
  });

  it("the command names the file where it is", async () => {
    const { restore, items } = await site.trpc("system").backups.list.query();
    expect(`${restore}${items[0]?.name}`).toMatch(
      /^DATA_DIR=\S+\/restored npm run restore -- \/\S+\/backups\/backup-2026-11-30T020000Z\.tar\.gz$/u,
    );
  });
});

describe("in a bucket", () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
    Object.assign(site.services.env, { AWS_ACCESS_KEY_ID: s3.key.id, AWS_SECRET_ACCESS_KEY: s3.key.secret });
  });
  afterAll(() => s3.close());

  it("backups are made, listed, tried, outdated and downloaded, beside objects of others", async () => {
    const { target } = s3;
    const makeDir = () => site.services.storage.makeTemporaryDir();
    const place = openBackupBucket({ target, prefix: "site/" }, s3.key, makeDir, { partBytes: 6_000_000 });
    const other = openBackupBucket({ target, prefix: "other/" }, s3.key, makeDir);
    const big = Buffer.alloc(13_000_000, "Apfel");
    await place.write("backup-2024-01-01T020000Z.tar.gz", (path) => writeFile(path, big));
    await other.write("backup-2024-01-01T020000Z.tar.gz", (path) => writeFile(path, "x"));
    await place.withFile("backup-2024-01-01T020000Z.tar.gz", async (path) =>
      expect((await readFile(path)).equals(big)).toBe(true),
    );
    site.services.env.BACKUP_URL = { kind: "s3", target, prefix: "site/" };
    await work();
    const { items, where, restore } = await site.trpc("system").backups.list.query();
    expect(items).toMatchObject([{ name: "backup-2026-11-30T020000Z.tar.gz", trial: { files: 3 } }]);
    expect({ where, restore }).toEqual({
      where: "s3://sonnenau-files/site/",
      restore: expect.stringMatching(/ npm run restore -- $/u),
    });
    expect(await other.list()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    expect(await readdir(join(site.services.env.DATA_DIR, "files", "incoming"))).toEqual([]);
  });

  it("that does not answer fails with a sentence", async () => {
    const gone = await startS3();
    await gone.close();
    site.services.env.BACKUP_URL = { kind: "s3", target: gone.target, prefix: "" };
    await work();
    expect(await rows()).toMatchObject([{ state: "failed", problem: "unreachable" }]);
    expect((await site.trpc("system").backups.list.query()).where).toBeNull();
  });
});
