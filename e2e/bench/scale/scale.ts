// Measures public pages and the calls of the center with few and with many rows, over HTTP, one request at a time.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#db/open.ts";
import { findPostgresBinaries, startPrivatePostgres } from "#testing/postgres.ts";
import { benchPassword, type Editor, signIn } from "../editor.ts";
import { type RunningProcess, startSite } from "../processes.ts";
import { record } from "../record.ts";
import type { Row, Section } from "../report.ts";
import { median, percentile, rounded } from "../stats.ts";
import { type Asked, centerCalls, publicPages } from "./asked.ts";
import { fill, idOf, type Query, type Size } from "./fill.ts";

const FEW: Size = { entries: 1_000, products: 100, orders: 1_000, views: 10_000, files: 500 };
const MANY: Size = { entries: 100_000, products: 10_000, orders: 100_000, views: 1_000_000, files: 50_000 };
const WARM_UP = 4;
const ROUNDS = 15;
const PUBLIC_AIM_MS = 40;
const CENTER_AIM_MS = 100;
const SECRET_KEY = "0123456789abcdef0123456789abcdef";

/** Runs a task on the database while the site is stopped. */
type Peer = {
  name: string;
  env: Record<string, string>;
  withQuery: (task: (query: Query) => Promise<void>) => Promise<void>;
};

export const scale: Section = {
  name: "scale",
  title: `Milliseconds with ${MANY.entries} entries and orders, ${MANY.views} visits and ${MANY.files} files`,
  run: async (directory) => {
    const embeddedDir = await mkdtemp(join(directory, "scale-"));
    const rows = await compare(embeddedDir, embedded(embeddedDir));
    if ((await findPostgresBinaries()) === null) return rows;
    const postgres = await startPrivatePostgres();
    try {
      return [...rows, ...(await compare(await mkdtemp(join(directory, "scale-")), onPostgres(postgres.url)))];
    } finally {
      await postgres.close();
    }
  },
};

function embedded(dataDir: string): Peer {
  return {
    name: "embedded",
    env: {},
    withQuery: async (task) => {
      const database = await openDatabase({ kind: "embedded", dataDir });
      try {
        await task((text, values) => database.pool.query(text, values));
      } finally {
        await database.close();
      }
    },
  };
}

function onPostgres(url: string): Peer {
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: url, SECRET_KEY },
    withQuery: async (task) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await task((text, values) => client.query(text, values));
      } finally {
        await client.end();
      }
    },
  };
}

type Measured = { what: string; ms: number; p95: number; aimMs: number };

async function compare(dataDir: string, { name, env, withQuery }: Peer): Promise<Row[]> {
  const start = (): Promise<RunningProcess> => startSite(dataDir, { DEMO: "0", ADMIN_PASSWORD: benchPassword, ...env });
  const at = async (size: Size): Promise<Measured[]> => {
    await withQuery((query) => fill(query, size));
    const site = await start();
    try {
      return await measure(site.url, size);
    } finally {
      await site.stop();
    }
  };
  const first = await start();
  await (
    await signIn(first.url)
  ).send("PUT", "/config/", { components: { shop: true, comments: true, guestbook: true } });
  await first.stop();
  const few = await at(FEW);
  const many = await at(MANY);
  return many.map(({ what, ms, p95, aimMs }, index) => {
    const before = few[index]?.ms ?? 0;
    const isMet = ms < aimMs;
    return {
      what,
      database: name,
      few: before,
      many: ms,
      p95,
      ratio: rounded(ms / before, 2),
      aim: `below ${aimMs}`,
      isMet,
    };
  });
}

async function measure(url: string, size: Size): Promise<Measured[]> {
  const editor = await signIn(url);
  const rows: Measured[] = [];
  for (const one of publicPages) rows.push(await timesOf(one, size, PUBLIC_AIM_MS, freshPage(url, editor)));
  for (const one of centerCalls)
    rows.push(await timesOf(one, size, CENTER_AIM_MS, (path) => timed(() => editor.read(path))));
  return rows;
}

/** Before each request, an entry and a product are changed. The page cache then has no answer. */
function freshPage(url: string, editor: Editor): (path: string, round: number) => Promise<number> {
  return async (path, round) => {
    await editor.send("PUT", "/entry/", { _id: idOf("entry", 2), title: `Gemessen ${round}` });
    await editor.send("PUT", "/shop/product/", { _id: idOf("product", 1), producer: `Gemessen ${round}` });
    return timed(() => record(url, path));
  };
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

async function timesOf(
  { what, path }: Asked,
  size: Size,
  aimMs: number,
  ask: (path: string, round: number) => Promise<number>,
): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const ms = await ask(path(round, size), round);
    if (round >= WARM_UP) times.push(ms);
  }
  return { what, ms: rounded(median(times)), p95: rounded(percentile(times, 95)), aimMs };
}
