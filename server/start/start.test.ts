// The process itself: first start, a second process, kills during writes, orderly stop.
import type { ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { createPostgresDatabase } from "../testing/database.ts";
import { siteProgram, startProgram } from "../testing/programs.ts";

// Each test starts the site several times, with its database.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let databaseEnv: Record<string, string> = {};
let dropDatabase: () => Promise<void> = async () => {};
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-start-"));
  const serverUrl = inject("postgresUrl");
  if (serverUrl === "") return;
  const { url, drop } = await createPostgresDatabase(serverUrl);
  databaseEnv = { DATABASE_URL: url, SECRET_KEY: "x".repeat(32) };
  dropDatabase = drop;
});

afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([...running].map((child) => exitOf(child)));
  await dropDatabase();
  await rm(dataDir, { recursive: true });
});

type Started = { child: ChildProcess; url: string; stdout: () => string; stderr: () => string };

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });
}

function launch(env: Record<string, string> = {}): { child: ChildProcess; stdout: () => string; stderr: () => string } {
  const child = startProgram(siteProgram, {
    env: {
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO: "0",
      ADMIN_PASSWORD: "Streuobst-im-Test-26",
      ...databaseEnv,
      ...env,
    },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, stdout: () => output.stdout, stderr: () => output.stderr };
}

/** The messages of the log lines. */
function messagesOf(stdout: string): string[] {
  return [...stdout.matchAll(/^\{.*"msg":"([^"]*)"/gmu)].map(([, message = ""]) => message);
}

/** Waits for the line with the listening address. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const started = launch(env);
  const url = await new Promise<string>((resolve, reject) => {
    started.child.stdout?.on("data", () => {
      const line = /^listening on (http:\/\/\S+)$/mu.exec(started.stdout());
      if (line?.[1]) resolve(line[1]);
    });
    started.child.once("exit", (code) => reject(new Error(`ended with ${code}: ${started.stderr()}`)));
  });
  return { ...started, url };
}

async function signIn(url: string, password = "Streuobst-im-Test-26"): Promise<string> {
  const answer = await fetch(`${url}/api/v0/login`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ handle: "admin@example.org", password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

function createEntry(url: string, cookie: string, title: string): Promise<Response> {
  return fetch(`${url}/api/v0/entry`, {
    method: "POST",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({ title, content: ["<p>Text</p>"], tags: ["Aktuelles"] }),
  });
}

describe("the first start", () => {
  it("takes a given password in either Unicode form", async () => {
    const password = "Mühlenrad-2026";
    const { url } = await start({ ADMIN_PASSWORD: password.normalize("NFD") });
    for (const form of ["NFC", "NFD"]) await signIn(url, password.normalize(form));
  });

  it("prints handle and a made-up password once, which has to be changed", async () => {
    const first = await start({ ADMIN_PASSWORD: "" });
    // The other pipe than the one with the address.
    await expect.poll(() => first.stderr()).toMatch(/^admin: /mu);
    const password = /^admin: admin@example\.org (\S+)$/mu.exec(first.stderr())?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(first.stdout()).not.toContain(password);
    const cookie = await signIn(first.url, password);
    expect((await createEntry(first.url, cookie, "x")).status).toBe(403);
    const pages = (await (await fetch(`${first.url}/api/v0/entry?limit=50`)).json()) as { tags: string[] }[];
    expect(pages.map((page) => page.tags[0]).sort()).toContain("Seite|Impressum");
    expect(pages).toHaveLength(18);
    first.child.kill("SIGTERM");
    expect(await exitOf(first.child)).toBe(0);
    const second = await start({ ADMIN_PASSWORD: "" });
    expect(second.stderr()).toBe("");
    expect((await fetch(`${second.url}/api/v0/entry`)).headers.get("x-total-count")).toBe("18");
  });

  it("says everything else as JSON lines", async () => {
    const { stdout, url } = await start();
    await fetch(`${url}/healthz`);
    for (const line of stdout().trim().split("\n")) {
      if (!line.startsWith("listening on ")) expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });

  it.each([
    ["PORT", "99999"],
    ["PUBLIC_URL", "example.org"],
    ["SMTP_URL", "http://mail"],
    ["SMTP_URL", "smtp://"],
    ["HOST", "not.a.host.invalid"],
    ["DATA_DIR", siteProgram],
    ["ADMIN_PASSWORD", "short"],
    ["SECRET_KEY", "short"],
    ["DEMO", "yes"],
    ["LOG_LEVEL", "loud"],
    ["FILES_URL", "https://s3.example.org/bucket"],
    ["FILES_URL", "s3://bucket"],
    ["FILES_URL", "s3://bucket/path?region=eu-central-1"],
    ["FILES_URL", "s3://bucket?region=eu-central-1&endpoint=ftp://s3.example.org"],
    ["FILES_URL", "s3://bucket?regoin=eu-central-1"],
  ])("refuses a wrong %s with one line that names it", async (name, value) => {
    const { child, stderr } = launch({ [name]: value });
    expect(await exitOf(child)).toBe(1);
    expect(stderr().trim().split("\n")).toHaveLength(1);
    expect(stderr()).toMatch(new RegExp(`^${name}: `, "u"));
    expect(stderr()).not.toContain(value === "short" ? "short" : "\u0000");
  });
});

it("storage in a bucket needs its key, and says whose", async () => {
  const { child, stderr } = launch({ FILES_URL: "s3://bucket?region=eu-central-1", AWS_ACCESS_KEY_ID: "id" });
  expect(await exitOf(child)).toBe(1);
  expect(stderr()).toBe("AWS_SECRET_ACCESS_KEY: is needed with FILES_URL\n");
});

it("without its port or its address stores nothing, and the next start prints the password", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const addresses: [string, string][] = [
    ["PORT", String(port)],
    ["HOST", "192.0.2.1"],
  ];
  for (const [name, value] of addresses) {
    const refused = launch({ [name]: value, ADMIN_PASSWORD: "" });
    expect(await exitOf(refused.child)).toBe(1);
    expect(refused.stderr()).toMatch(new RegExp(`^${name}: .*\\n$`, "u"));
  }
  expect(await readdir(dataDir)).toEqual([]);
  await new Promise((resolve) => taken.close(resolve));
  const site = await start({ ADMIN_PASSWORD: "", PORT: String(port) });
  await expect.poll(() => site.stderr()).toMatch(/^admin: /mu);
});

it.each(["postgres://127.0.0.1:1/site", "postgres://not.a.host.invalid/site"])(
  "names DATABASE_URL when %s cannot be reached",
  async (url) => {
    const { child, stderr } = launch({ DATABASE_URL: url });
    expect(await exitOf(child)).toBe(1);
    expect(stderr()).toMatch(/^DATABASE_URL: .*\n$/u);
  },
);

it.runIf(inject("postgresUrl") !== "")("names DATABASE_URL when there is no such database or user", async () => {
  const known = new URL(databaseEnv["DATABASE_URL"] ?? "");
  const [otherName, otherUser] = [new URL(known), new URL(known)];
  otherName.pathname = "/no-such-database";
  otherUser.username = "nobody-of-that-name";
  for (const url of [otherName, otherUser]) {
    const { child, stderr } = launch({ DATABASE_URL: url.href });
    expect(await exitOf(child)).toBe(1);
    expect(stderr()).toMatch(/^DATABASE_URL: .* does not exist\n$/u);
  }
});

describe("SIGKILL in the middle of saves", () => {
  it("loses nothing that was acknowledged, and the next start needs no hand", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const site = await start();
      const cookie = await signIn(site.url);
      const save = async (writer: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const answer = await createEntry(site.url, cookie, `${round} ${writer} ${n}`).catch(() => null);
          if (answer?.status !== 201) return;
          acknowledged.push(((await answer.json().catch(() => ({ _id: "" }))) as { _id: string })._id);
          if (acknowledged.length >= (round + 1) * 40) site.child.kill("SIGKILL");
        }
      };
      await Promise.all([0, 1, 2, 3].map(save));
      await exitOf(site.child);
    }
    const site = await start();
    const cookie = await signIn(site.url);
    const ids = acknowledged.filter((id) => id !== "");
    expect(ids.length).toBeGreaterThan(100);
    for (let from = 0; from < ids.length; from += 200) {
      const part = ids.slice(from, from + 200);
      const answer = await fetch(`${site.url}/api/v0/batch/entry`, {
        method: "POST",
        headers: { origin: site.url, cookie, "content-type": "application/json" },
        body: JSON.stringify(part),
      });
      expect((await answer.json()) as unknown[]).toHaveLength(part.length);
    }
  });

  it("during the first start blocks nothing", async () => {
    const { child } = launch();
    const appeared = async (): Promise<boolean> =>
      (await readdir(dataDir)).some((name) => name.startsWith("db") || name === "files");
    while (!(await appeared())) await new Promise((resolve) => setImmediate(resolve));
    child.kill("SIGKILL");
    await exitOf(child);
    const { url } = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe.runIf(inject("postgresUrl") === "")("one embedded data directory", () => {
  it("is refused to a second process, which is told whose it is", async () => {
    const first = await start();
    const second = launch();
    expect(await exitOf(second.child)).toBe(1);
    expect(second.stderr()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.stderr().trim().split("\n")).toHaveLength(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it("is not blocked by what a dead process left", async () => {
    await writeFile(join(dataDir, "lock.owner"), "process 1");
    await writeFile(join(dataDir, "lock"), "");
    expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200);
  });
});

describe.runIf(inject("postgresUrl") !== "")("several processes on one PostgreSQL", () => {
  it("start together: the first user and the pages are made once", async () => {
    const sites = await Promise.all([start(), start(), start()]);
    for (const { url } of sites) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await fetch(`${url}/api/v0/entry`)).headers.get("x-total-count")).toBe("18");
    }
  });
});

describe("SIGTERM", () => {
  it("during the first start ends it, and the next start repeats it", async () => {
    // The demo takes seconds, so the signal comes in the middle of it.
    const { child, stdout, stderr } = launch({ DEMO: "1" });
    await vi.waitFor(() => expect(messagesOf(stdout())).toContain("filling the empty database"), { timeout: 90_000 });
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(143);
    expect(stderr()).toBe("SIGTERM: the start was interrupted\n");
    await start();
  });

  it("that comes twice, by npm and by a service manager, is one", async () => {
    const { child, stdout } = await start();
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(messagesOf(stdout()).at(-1)).toMatch(/^stopp/u));
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(messagesOf(stdout()).at(-1)).toBe("stopped");
  });

  it("finishes what is in flight and ends with 0", async () => {
    const { child, url, stdout } = await start();
    // On PostgreSQL the tests' databases are migrated already.
    const migrated = inject("postgresUrl") === "" ? ["migrating the database"] : [];
    expect(messagesOf(stdout())).toEqual(expect.arrayContaining([...migrated, "filling the empty database"]));
    const cookie = await signIn(url);
    const inFlight = Array.from({ length: 5 }, (_, n) => createEntry(url, cookie, `Letzte ${n}`));
    await inFlight[0];
    child.kill("SIGTERM");
    const answers = await Promise.allSettled(inFlight);
    expect(await exitOf(child)).toBe(0);
    expect(messagesOf(stdout()).slice(-1)).toEqual(["stopped"]);
    const done = answers.filter((answer) => answer.status === "fulfilled" && answer.value.status === 201);
    const again = await start();
    const list = await fetch(`${again.url}/api/v0/entry?q=Letzte`, { headers: { cookie: await signIn(again.url) } });
    expect(Number(list.headers.get("x-total-count"))).toBeGreaterThanOrEqual(done.length);
  });
});
