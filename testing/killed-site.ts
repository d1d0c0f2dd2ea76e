// Runs a site as a process, on PGlite or on PostgreSQL. Tests kill it and start it again with the same data.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, vi } from "vitest";
import { type Database, openDatabase, openRunningDatabase } from "#db/open.ts";
import { createPostgresDatabase } from "./database.ts";
import { PASSWORD, siteProgram, startProgram } from "./programs.ts";

const PUBLIC_URL = "http://hof.example";

/** Other tests run at the same time, so a start may take long. */
const STARTS = { timeout: 90_000, interval: 50 };

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

export type KilledSite = {
  start: (flags?: readonly string[]) => Promise<void>;
  kill: () => Promise<void>;
  ask: Ask;
  asGuest: Ask;
  url: () => string;
  /** With the embedded database, the site must be running, because only its process can open the database. */
  onDatabase: <Result>(work: (db: Database["db"]) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

export async function prepareKilledSite(env: Readonly<Record<string, string>>): Promise<KilledSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  const serverUrl = inject("postgresUrl");
  const postgres = serverUrl === "" ? null : await createPostgresDatabase(serverUrl);
  if (!postgres) await cp(inject("startedDirectory"), dataDir, { recursive: true });
  let child: ChildProcess | null = null;
  let [url, cookie] = ["", ""];
  let killed: Date | null = null;

  const onDatabase: KilledSite["onDatabase"] = async (work) => {
    const database = postgres
      ? await openDatabase({ kind: "postgres", url: postgres.url })
      : openRunningDatabase(dataDir);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };

  const send = (method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> => {
    const content: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    return fetch(`${url}/api/v0${path}`, {
      method,
      headers: { origin: PUBLIC_URL, ...content, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const asGuest: Ask = (method, path, body) => send(method, path, body, {});
  const signIn = () => asGuest("POST", "/login", { handle: "admin@example.org", password: PASSWORD });

  const start = async (flags: readonly string[] = []): Promise<void> => {
    const started = startProgram(siteProgram, {
      flags,
      env: {
        PORT: "0",
        PUBLIC_URL,
        DATA_DIR: dataDir,
        DEMO: "0",
        LOG_LEVEL: "error",
        ADMIN_PASSWORD: PASSWORD,
        ...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: "x".repeat(32) }),
        ...env,
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    child = started;
    let said = "";
    started.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const listens = /listening on (http:\/\/\S+)/u;
    await vi.waitFor(() => expect(said).toMatch(listens), STARTS);
    url = listens.exec(said)?.[1] ?? "";
    // Until the first user is stored, the site refuses requests and asks clients to try again.
    const signedIn = await vi.waitUntil(async () => ((await signIn()).status === 200 ? signIn() : null), STARTS);
    cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    if (killed) await endLeases(killed);
  };
  /** The jobs of a killed process are repeated when their heartbeats are 10 s old. This ends the wait. */
  const endLeases = (before: Date): Promise<unknown> =>
    onDatabase((db) =>
      db.execute(sql`
        update pgboss.job set heartbeat_on = now() - interval '1 minute'
        where state = 'active' and started_on < ${before.toISOString()}::timestamptz`),
    );
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
    killed = new Date();
  };
  return {
    start,
    kill,
    ask: (method, path, body) => send(method, path, body, { cookie }),
    asGuest,
    url: () => url,
    onDatabase,
    close: async () => {
      await kill();
      await postgres?.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
