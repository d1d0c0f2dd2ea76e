import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { findPostgresBinaries, freePort, startPrivatePostgres } from "#testing/postgres.ts";
import { isPoolerInstalled, startPooler } from "#testing/pooler.ts";
import { isProxyInstalled, startProxy } from "#testing/proxy.ts";
import { benchPassword, type Editor, signIn } from "./editor.ts";
import { requestsPerSecond } from "./load.ts";
import { type RunningProcess, startSite } from "./processes.ts";
import { asBrowser } from "./record.ts";
import type { Row, Section } from "./report.ts";
import { median, rounded } from "./stats.ts";

const WARM_UP_MS = 1_500;
const ROUND_MS = 4_000;
const EDITORS = 8;
const CHANGES = 40;

const reads: readonly [what: string, path: string][] = [
  ["home, cached", "/"],
  ["Aktuelles, cached", "/Aktuelles"],
  ["REST list of ten, cached", "/api/v0/entry/"],
  ["REST search, not cached", "/api/v0/entry/?q=most"],
];

export const scaling: Section = {
  name: "scaling",
  title: "One process against two, behind HAProxy with https and PgBouncer, all on this machine",
  run: async (directory) => {
    if (!isProxyInstalled || !isPoolerInstalled || (await findPostgresBinaries()) === null)
      throw new Error("scaling needs PostgreSQL, HAProxy and PgBouncer");
    const postgres = await startPrivatePostgres();
    const pooler = await startPooler(postgres.url);
    try {
      return await measureAll(await mkdtemp(join(directory, "scaling-")), pooler.urlWithServer);
    } finally {
      await pooler.stop();
      await postgres.close();
    }
  },
};

async function measureAll(dataDir: string, databaseUrl: string): Promise<Row[]> {
  const port = await freePort();
  const ports = [await freePort(), await freePort()] as const;
  const publicUrl = `https://localhost:${port}`;
  const start = (own: number): Promise<RunningProcess> =>
    startSite(dataDir, {
      PORT: String(own),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: "1",
      DATABASE_URL: databaseUrl,
      SECRET_KEY: "0123456789abcdef0123456789abcdef",
      ADMIN_PASSWORD: benchPassword,
    });
  const one = await start(ports[0]);
  const proxy = await startProxy(port, ports);
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
  await untilReady(publicUrl);
  const alone = await measure(publicUrl, [one]);
  const other = await start(ports[1]);
  await untilReady(publicUrl);
  const both = await measure(publicUrl, [one, other]);
  const lag = await measureLag(one, other, publicUrl);
  await proxy.stop();
  await Promise.all([one.stop(), other.stop()]);
  return [...alone.map((row, index) => ({ ...row, ...asTwo(both[index]) })), lag];
}

type Measured = { what: string; perSecond: number; cpuMs: number };

const asTwo = (row: Measured | undefined) => ({
  "per second, two": row?.perSecond ?? 0,
  "CPU ms each, two": row?.cpuMs ?? 0,
});

async function untilReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.status !== 200);
}

async function measure(origin: string, processes: readonly RunningProcess[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const [what, path] of reads) {
    const target = { url: origin + path, headers: asBrowser };
    await requestsPerSecond(target, WARM_UP_MS);
    rows.push(await withCpu(what, processes, () => requestsPerSecond(target, ROUND_MS)));
  }
  const editors = await Promise.all(Array.from({ length: EDITORS }, () => signIn(origin)));
  rows.push(await withCpu("entries saved", processes, () => savesPerSecond(editors)));
  return rows;
}

async function withCpu(
  what: string,
  processes: readonly RunningProcess[],
  run: () => Promise<number>,
): Promise<Measured> {
  const used = async () => (await Promise.all(processes.map((one) => one.cpuSeconds()))).reduce((a, b) => a + b, 0);
  const [before, begun] = [await used(), performance.now()];
  const perSecond = await run();
  const cpu = (await used()) - before;
  const requests = perSecond * ((performance.now() - begun) / 1_000);
  return { what, perSecond: rounded(perSecond), cpuMs: rounded((cpu * 1_000) / requests, 2) };
}

async function savesPerSecond(editors: readonly Editor[]): Promise<number> {
  const begun = performance.now();
  let saved = 0;
  await Promise.all(
    editors.map(async (editor, index) => {
      const entry = (await editor.send("POST", "/entry/", { title: `Gemessen ${index}` })) as { _id: string };
      while (performance.now() - begun < ROUND_MS) {
        await editor.send("PUT", "/entry/", { _id: entry._id, title: `Gemessen ${saved}` });
        saved += 1;
      }
    }),
  );
  return saved / ((performance.now() - begun) / 1_000);
}

async function measureLag(one: RunningProcess, other: RunningProcess, publicUrl: string): Promise<Row> {
  const editor = await signIn(one.url, publicUrl);
  const tags = ["Aktuelles"];
  const entry = (await editor.send("POST", "/entry/", { title: "Zuerst", tags, publish_date: "now" })) as {
    _id: string;
  };
  const times: number[] = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const title = `Gemessen um ${round}`;
    await editor.send("PUT", "/entry/", { _id: entry._id, title });
    const begun = performance.now();
    while (!(await (await fetch(`${other.url}/Aktuelles`)).text()).includes(title));
    times.push(performance.now() - begun);
  }
  return { what: "lag of a change, ms", median: rounded(median(times)), longest: rounded(Math.max(...times)) };
}
