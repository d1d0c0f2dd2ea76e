// Measures uploads of 12-megapixel photos, four at a time, compared with a script that only stores and resizes them.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { drawing } from "#testing/pictures.ts";
import { benchPassword, signIn } from "./editor.ts";
import { type RunningProcess, startSite } from "./processes.ts";
import type { Row, Section } from "./report.ts";
import { rounded } from "./stats.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SMALL_BATCH = 20;
const LARGE_BATCH = 100;
const AT_ONCE = 4;
const TIME_AIM = 1.2;
const MEMORY_AIM_MB = 350;
const SAMPLE_MS = 100;

export const uploads: Section = {
  name: "uploads",
  title: "Photos of 12 megapixels, four at a time: time beside a bare script, memory above idle",
  run: async (directory) => {
    const rows: Row[] = [];
    for (const count of [SMALL_BATCH, LARGE_BATCH]) {
      const pictures = await draw(await mkdtemp(join(directory, "pictures-")), count);
      const bareSeconds = await runBare(pictures, await mkdtemp(join(directory, "bare-")));
      const { seconds, peakMb } = await uploadAll(pictures, await mkdtemp(join(directory, "uploads-")));
      const ratio = rounded(seconds / bareSeconds, 3);
      const row = { what: `${count} photos`, ratio, seconds: rounded(seconds), MBAboveIdle: peakMb };
      rows.push({ ...row, ...judged(count, ratio, peakMb) });
    }
    return rows;
  },
};

/** Only the small batch has a time limit. The large one shows that more photos do not need more memory. */
function judged(count: number, ratio: number, peakMb: number): Pick<Row, "aim" | "isMet"> {
  const isLight = peakMb <= MEMORY_AIM_MB;
  return count === SMALL_BATCH
    ? { aim: `at most ${TIME_AIM}, ${MEMORY_AIM_MB} MB`, isMet: isLight && ratio <= TIME_AIM }
    : { aim: `at most ${MEMORY_AIM_MB} MB`, isMet: isLight };
}

async function draw(directory: string, count: number): Promise<string> {
  for (let index = 0; index < count; index += 1)
    await writeFile(
      join(directory, `foto-${index}.jpg`),
      await drawing(4_000, 3_000, index + 1)
        .jpeg()
        .toBuffer(),
    );
  return directory;
}

async function runBare(from: string, to: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["e2e/bench/bare-uploads.ts", from, to], { cwd: root, stdio: "inherit" });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`the bare script ended with ${code}`);
  return (performance.now() - begun) / 1_000;
}

async function uploadAll(from: string, dataDir: string): Promise<{ seconds: number; peakMb: number }> {
  await mkdir(dataDir, { recursive: true });
  const site = await startSite(dataDir, { DEMO: "0", ADMIN_PASSWORD: benchPassword });
  try {
    const editor = await signIn(site.url);
    const idleMb = await site.residentMb();
    const memory = watchMemory(site);
    const slots = pLimit(AT_ONCE);
    const begun = performance.now();
    await Promise.all(
      (await readdir(from)).map((name) =>
        slots(async () => editor.upload(name, new Uint8Array(await readFile(join(from, name))))),
      ),
    );
    const seconds = (performance.now() - begun) / 1_000;
    return { seconds, peakMb: (await memory.peakMb()) - idleMb };
  } finally {
    await site.stop();
  }
}

function watchMemory(site: RunningProcess): { peakMb: () => Promise<number> } {
  const watch = { isOn: true, peak: 0 };
  const watching = (async () => {
    while (watch.isOn) {
      watch.peak = Math.max(watch.peak, await site.residentMb());
      await wait(SAMPLE_MS);
    }
  })();
  return {
    peakMb: async () => {
      watch.isOn = false;
      await watching;
      return watch.peak;
    },
  };
}
