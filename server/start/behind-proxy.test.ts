import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findPostgresBinaries, freePort, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { siteProgram, startProgram } from "#testing/programs.ts";
import { isProxyInstalled, startProxy } from "#testing/proxy.ts";

const password = "Streuobst-im-Test-26";
const isInstalled = isProxyInstalled && (await findPostgresBinaries()) !== null;

const soon = { timeout: 90_000, interval: 20 };

type Answer = { status: number; cookie: string; body: string };

describe.runIf(isInstalled)("two processes behind a proxy", () => {
  let postgres: PrivatePostgres;
  const stops: (() => Promise<void>)[] = [];
  let dataDir: string;
  let port: number;
  let ports: [number, number];
  const processes: ChildProcess[] = [];
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    stops.push(postgres.close);
    dataDir = await mkdtemp(join(tmpdir(), "behind-proxy-"));
    stops.push(() => rm(dataDir, { recursive: true }));
    stops.push(async () => processes.forEach((child) => child.kill("SIGKILL")));
    port = await freePort();
    ports = [await freePort(), await freePort()];
    for (const index of [0, 1] as const) processes[index] = await start(ports[index]);
    stops.push((await startProxy(port, ports)).stop);
    await vi.waitFor(async () => expect((await ask("GET", "/readyz")).status).toBe(200), soon);
  });
  afterAll(async () => {
    agent.destroy();
    for (const stop of stops.toReversed()) await stop();
  });

  async function start(own: number): Promise<ChildProcess> {
    const shared = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SECRET_KEY: "x".repeat(32),
      PUBLIC_URL: `https://localhost:${port}`,
      TRUST_PROXY: "1",
      DEMO: "0",
      ADMIN_PASSWORD: password,
    };
    const child = startProgram(siteProgram, {
      env: { ...shared, PORT: String(own) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitFor(() => expect(said).toContain("listening on"), soon);
    return child;
  }

  function ask(method: string, path: string, cookie = "", body?: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { origin: `https://localhost:${port}`, cookie, "content-type": "application/json" };
      const asked = request({ host: "localhost", port, method, path, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("error", reject)
          .on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              cookie: answer.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "",
              body: Buffer.concat(chunks).toString(),
            }),
          );
      });
      asked.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  it("the session cookie is secure, and the client address is the one that the proxy forwards", async () => {
    const { status, cookie } = await ask("POST", "/api/v0/login", "", { handle: "admin@example.org", password });
    expect([status, cookie.split("=", 1)[0]]).toEqual([200, "__Host-session"]);
  });

  it("one restarts while requests continue: none fails, and none is lost", async () => {
    const { cookie } = await ask("POST", "/api/v0/login", "", { handle: "admin@example.org", password });
    const loading = { goesOn: true };
    const outcomes = new Map<string, number>();
    const counted = async (method: string, asked: Promise<Answer>): Promise<void> => {
      const outcome = await asked
        .then(({ status }) => `${method} ${status}`)
        .catch((error: Error) => `${method} ${error.message}`);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    const read = async (): Promise<void> => {
      while (loading.goesOn) await counted("GET", ask("GET", "/api/v0/entry/"));
    };
    const write = async (): Promise<void> => {
      while (loading.goesOn) await counted("POST", ask("POST", "/api/v0/entry/", cookie, { title: "Unter Last" }));
    };
    const load = [read(), read(), write(), write()];
    const ended = once(processes[0] as ChildProcess, "exit");
    processes[0]?.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    processes[0] = await start(ports[0]);
    await expect.poll(() => isAskedAgain(processes[0] as ChildProcess), soon).toBe(true);
    loading.goesOn = false;
    await Promise.all(load);
    expect([...outcomes.keys()].sort(), JSON.stringify([...outcomes])).toEqual(["GET 200", "POST 201"]);
  });

  async function isAskedAgain(child: ChildProcess): Promise<boolean> {
    const [chunk] = (await once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data")) as [Buffer];
    return chunk.toString().includes('"/api/v0/entry/"');
  }
});
