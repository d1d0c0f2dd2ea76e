// Measures how long a start takes until the first page is answered. Also measures the memory of the idle process.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "./processes.ts";
import { record } from "./record.ts";
import type { Row, Section } from "./report.ts";
import { median, rounded } from "./stats.ts";

const WARM_STARTS = 5;
const AIM_SECONDS = 3;
const SETTLE_MS = 3_000;

type Start = { seconds: number; idleMb: number };

export const start: Section = {
  name: "start",
  title: "From the start of the process to the first page, and memory when idle (embedded database)",
  run: async (directory) => {
    const dataDir = await mkdtemp(join(directory, "start-"));
    const cold = await measureStart(dataDir, 0);
    const warm: Start[] = [];
    for (let round = 0; round < WARM_STARTS; round += 1)
      warm.push(await measureStart(dataDir, round === 0 ? SETTLE_MS : 0));
    const seconds = rounded(median(warm.map((one) => one.seconds)), 2);
    const rows: Row[] = [
      { what: "empty directory: migrate, seed the demo with its pictures", seconds: rounded(cold.seconds, 2) },
      { what: "existing directory", seconds, aim: `below ${AIM_SECONDS} s`, isMet: seconds < AIM_SECONDS },
      { what: "resident memory when idle", MB: warm[0]?.idleMb },
    ];
    return rows;
  },
};

async function measureStart(dataDir: string, settleMs: number): Promise<Start> {
  const begun = performance.now();
  const site = await startSite(dataDir);
  await record(site.url, "/");
  const seconds = (performance.now() - begun) / 1_000;
  await wait(settleMs);
  const idleMb = await site.residentMb();
  await site.stop();
  return { seconds, idleMb };
}
