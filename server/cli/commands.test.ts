import type { ChildProcess } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { PASSWORD, siteProgram, startProgram } from "#testing/programs.ts";

const RESCUED_PASSWORD = "Goldparmäne-im-Herbst";

let dir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "commands-test-"));
  await cp(inject("startedDirectory"), join(dir, "site"), { recursive: true });
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(dir, { recursive: true });
});

type Variables = Record<string, string>;

function launch(program: string, args: string[], dataDir: string, env: Variables = {}): ChildProcess {
  const child = startProgram(program, {
    args,
    env: {
      PORT: "0",
      DATA_DIR: join(dir, dataDir),
      DEMO: "0",
      ADMIN_PASSWORD: PASSWORD,
      ...env,
    },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

type Ended = { code: number | null; stdout: string; stderr: string };

async function run(
  command: "backup" | "restore" | "doctor" | "rescue" | "rotate-key" | "token",
  args: string[],
  dataDir = "site",
  env: Variables = {},
): Promise<Ended> {
  const child = launch(fileURLToPath(new URL(`./${command}.ts`, import.meta.url)), args, dataDir, env);
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...output };
}

type Site = { url: string; stop: (signal: NodeJS.Signals) => Promise<void> };

async function startSite(dataDir = "site", env: Variables = {}): Promise<Site> {
  const child = launch(siteProgram, [], dataDir, env);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const line = /^listening on (http:\/\/\S+)$/mu.exec(said);
      if (line?.[1]) resolve(line[1]);
    });
    void exited.then(() => reject(new Error(`the site ended: ${said}`)));
  });
  return {
    url,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

async function titlesOf(url: string): Promise<string[]> {
  const entries = (await (await fetch(`${url}/api/v0/entry?limit=200&sort=title`)).json()) as { title: string }[];
  return entries.map(({ title }) => title);
}

async function foundOn(url: string): Promise<unknown> {
  const input = encodeURIComponent(JSON.stringify({ q: "Impressum" }));
  const { result } = (await (await fetch(`${url}/trpc/search.find?input=${input}`)).json()) as {
    result: { data: unknown };
  };
  return result.data;
}

async function canBeRescued(url: string): Promise<void> {
  const rescued = await run("rescue", ["Admin@example.org"]);
  expect(rescued).toMatchObject({ code: 0, stderr: "good once, for 60 minutes\n" });
  const token = /^http:\S+\/login\?reset=1#token=(\S+)\n$/u.exec(rescued.stdout)?.[1];
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify(body),
    });
  const input = { token, new: RESCUED_PASSWORD };
  expect((await post("/trpc/auth.resetPassword", input)).status).toBe(200);
  expect((await post("/trpc/auth.resetPassword", input)).status).toBe(410);
  expect((await post("/api/v0/login", { handle: "admin@example.org", password: input.new })).status).toBe(200);
  expect(await run("rescue", ["nobody@example.org"])).toMatchObject({
    code: 1,
    stderr: "no user has the handle nobody@example.org\n",
  });
}

async function givesTokens(url: string): Promise<void> {
  const { code, stdout, stderr } = await run("token", ["CI", "entry:write", "config:read"]);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(/^belongs to admin@example.org, good until /u),
  });
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(`${url}/api/v0${path}`, {
      headers: { authorization: `Bearer ${stdout.trim()}`, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  expect((await ask("/entry/", { title: "Von einem Programm" })).status).toBe(201);
  expect((await ask("/message/")).status).toBe(403);
}

async function storeSecret(url: string, password: string): Promise<void> {
  const headers = { "content-type": "application/json", origin: url };
  const body = JSON.stringify({ handle: "admin@example.org", password });
  const login = await fetch(`${url}/api/v0/login`, { method: "POST", headers, body });
  const cookie = login.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const secret = JSON.stringify({ maps: { apikey: "AIza-test-1234" } });
  const answer = await fetch(`${url}/api/v0/config/`, { method: "PUT", headers: { ...headers, cookie }, body: secret });
  expect(answer.status).toBe(200);
}

async function rotatesTheKey(): Promise<void> {
  const old = (await readFile(join(dir, "site", "secret.key"), "utf8")).trim();
  const keys = { SECRET_KEY: "n".repeat(40), SECRET_KEY_OLD: old };
  const wrong = await run("rotate-key", [], "site", { ...keys, SECRET_KEY_OLD: "w".repeat(40) });
  expect(wrong).toEqual({ code: 1, stdout: "", stderr: "SECRET_KEY_OLD: is not the key of this site\n" });
  const done = await run("rotate-key", [], "site", keys);
  expect(done).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(/^sealed anew: 1 secrets\n/u) });
  const site = await startSite("site", { SECRET_KEY: keys.SECRET_KEY });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await site.stop("SIGTERM");
}

async function exchangeFiles(): Promise<void> {
  const shard = join(dir, "other", "files", "ab");
  await mkdir(shard);
  const bytes = join(shard, "c".repeat(62));
  await writeFile(bytes, "Most");
  await utimes(bytes, 1, 1);
  await rm(join(dir, "site", "files"), { recursive: true });
  await rename(join(dir, "other", "files"), join(dir, "site", "files"));
}

// One long test, because each process on the embedded database takes seconds to start.
describe.runIf(inject("postgresUrl") === "")("an embedded site", () => {
  const story =
    "is backed up and rescued while it runs, mended after it was killed, restored, and keeps to its own files";
  it(story, { timeout: 300_000 }, async () => {
    const site = await startSite();
    const titles = await titlesOf(site.url);
    const found = await foundOn(site.url);
    expect(found).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ kind: "page" })]) });
    const backup = await run("backup", [join(dir, "site.tar.gz")]);
    expect(backup).toMatchObject({ code: 0, stderr: "" });
    expect(backup.stdout).toContain("not in it: sessions, tokens, the key, secrets of third parties (0)");
    expect((await stat(join(dir, "site.tar.gz"))).mode & 0o777).toBe(0o600);
    const beside = await run("doctor", []);
    expect(beside).toMatchObject({ code: 1, stdout: "" });
    expect(beside.stderr).toMatch(/^\S+ is in use by process \d+; one data directory serves one process\n$/u);
    expect(await titlesOf(site.url)).toEqual(titles);
    await canBeRescued(site.url);
    await givesTokens(site.url);
    await storeSecret(site.url, RESCUED_PASSWORD);

    await site.stop("SIGKILL");
    expect(await run("doctor", [])).toEqual({ code: 0, stdout: "all is well\n", stderr: "" });
    const left = join(dir, "site", "files", "incoming", "otherhost-1-aa-bb");
    await writeFile(left, "halb");
    await utimes(left, 1, 1);
    expect(await run("doctor", [])).toMatchObject({
      code: 1,
      stdout:
        "1 temporary files of ended processes: otherhost-1-aa-bb\nnpm run doctor -- --fix mends what can be mended\n",
    });
    expect(await run("doctor", ["--fix"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("all of it was mended"),
    });

    expect(await run("restore", [join(dir, "site.tar.gz")], "other")).toMatchObject({ code: 0, stderr: "" });
    const other = await startSite("other");
    expect(await titlesOf(other.url)).toEqual(titles);
    expect(await foundOn(other.url)).toEqual(found);
    await other.stop("SIGTERM");
    const again = await run("restore", [join(dir, "site.tar.gz")], "other");
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toMatch(/^the database is not empty: .*\n$/u);

    await exchangeFiles();
    for (const [command, args] of [
      ["doctor", ["--fix"]],
      ["backup", [join(dir, "second.tar.gz")]],
    ] as const) {
      const refused = await run(command, [...args]);
      expect(refused).toMatchObject({ code: 1, stdout: "" });
      expect(refused.stderr).toMatch(/^DATA_DIR: these files belong to another database: .*\n$/u);
    }
    await expect(startSite()).rejects.toThrow("the site ended");
    expect(await readdir(join(dir, "site", "files", "ab"))).toHaveLength(1);
    expect(await run("doctor", ["--join"])).toMatchObject({
      code: 1,
      stderr: "",
      stdout: expect.stringMatching(/^1 bytes without a row/u),
    });
    await rotatesTheKey();
  });
});

describe("a command that fails", () => {
  it("gives the reason in one line and leaves nothing behind", { timeout: 300_000 }, async () => {
    await writeFile(join(dir, "made.tar.gz"), "Apfelwein");
    for (const [command, args, line] of [
      ["backup", [join(dir, "x.tar.gz")], /^DATA_DIR: there is no site in /u],
      ["doctor", ["--mend"], /^npm run doctor/u],
      ["backup", [], /^which file\?/u],
      ["rescue", [], /^whom\?/u],
      ["token", ["CI", "entry:read:write"], /^what for\?/u],
      ["token", ["CI", "entry:read", "user:write"], /^what for\?.*entry, file/u],
      ["restore", [join(dir, "made.tar.gz")], /^the archive is refused: it is no gzip file/u],
      ["restore", [join(dir, "none.tar.gz")], /^ENOENT/u],
    ] as const) {
      const { code, stdout, stderr } = await run(command, [...args], "none");
      expect({ code, stdout, lines: stderr.trimEnd().split("\n").length }).toEqual({ code: 1, stdout: "", lines: 1 });
      expect(stderr).toMatch(line);
    }
    expect((await readdir(dir)).sort()).toEqual(["made.tar.gz", "site"]);
  });
});
