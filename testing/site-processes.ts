import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { createPostgresDatabase } from "./database.ts";
import { PASSWORD, siteProgram, startProgram } from "./programs.ts";

export type SiteProcess = { child: ChildProcess; stdout: () => string; stderr: () => string };

let dataDir: string;
let databaseEnv: Record<string, string> = {};
const running = new Set<ChildProcess>();

/**
 * Gives each test of the file a data directory and a database. After the test, ends the processes that the test has
 * started.
 * @param isStarted true to copy an embedded database that was started before
 */
export function useSiteProcesses({ isStarted = false } = {}): void {
  let dropDatabase: () => Promise<void> = async () => {};
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "site-start-"));
    databaseEnv = {};
    const serverUrl = inject("postgresUrl");
    if (serverUrl === "") {
      if (isStarted) await cp(inject("startedDirectory"), dataDir, { recursive: true });
      return;
    }
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
}

export const currentDataDir = (): string => dataDir;
export const currentDatabaseUrl = (): string => databaseEnv["DATABASE_URL"] ?? "";

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });
}

export function launchSite(env: Record<string, string> = {}): SiteProcess {
  const own = { PORT: "0", DATA_DIR: dataDir, DEMO: "0", ADMIN_PASSWORD: PASSWORD };
  const child = startProgram(siteProgram, { env: { ...own, ...databaseEnv, ...env } });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, stdout: () => output.stdout, stderr: () => output.stderr };
}

export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess & { url: string }> {
  const started = launchSite(env);
  return { ...started, url: await addressOf(started) };
}

/** @throws if the process ends before it listens */
export function addressOf({ child, stdout, stderr }: SiteProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const line = /^listening on (http:\/\/\S+)$/mu.exec(stdout());
      if (line?.[1]) resolve(line[1]);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${stderr()}`)));
  });
}

export function messagesOf(stdout: string): string[] {
  return [...stdout.matchAll(/^\{.*"msg":"([^"]*)"/gmu)].map(([, message = ""]) => message);
}

export async function signIn(url: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${url}/api/v0/login`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ handle: "admin@example.org", password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

export function createEntry(url: string, cookie: string, title: string): Promise<Response> {
  return fetch(`${url}/api/v0/entry`, {
    method: "POST",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({ title, content: ["<p>Text</p>"], tags: ["Aktuelles"] }),
  });
}
