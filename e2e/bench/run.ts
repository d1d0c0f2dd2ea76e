// `npm run bench` runs the given sections, or the default ones. It prints tables and stores the numbers.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepLatest, type Row, type Section, table } from "./report.ts";
import { counting } from "./counting.ts";
import { render } from "./render.ts";
import { scaling } from "./scaling.ts";
import { scale } from "./scale/scale.ts";
import { start } from "./start.ts";
import { throughput } from "./throughput.ts";
import { tool } from "./tool.ts";
import { uploads } from "./uploads.ts";
import { weight } from "./weight.ts";

const defaults: Section[] = [throughput, counting, render, start, weight];
const onRequest: Section[] = [scale, uploads, scaling, tool];

const known = [...defaults, ...onRequest];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.some((section) => section.name === name));
if (unknown.length > 0) throw new Error(`sections are: ${known.map(({ name }) => name).join(", ")}`);
const chosen = names.length === 0 ? defaults : known.filter(({ name }) => names.includes(name));

const directory = await mkdtemp(join(tmpdir(), "site-bench-"));
const results: Record<string, Row[]> = {};
try {
  for (const { name, title, run } of chosen) {
    const rows = await run(directory);
    results[name] = rows;
    process.stdout.write(`\n${title}\n${table(rows)}\n`);
  }
  await keepLatest(results);
} finally {
  await rm(directory, { recursive: true, force: true });
}
