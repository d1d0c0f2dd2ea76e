// Measures pages that are not in the cache. Before each request, public content changes.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { benchPassword, type Editor, signIn } from "./editor.ts";
import { startSite } from "./processes.ts";
import { record } from "./record.ts";
import type { Row, Section } from "./report.ts";
import { median, rounded } from "./stats.ts";

const WARM_UP = 40;
const ROUNDS = 60;
const AIM_MS = 10;

export const render: Section = {
  name: "render",
  title: "Pages that are not cached: milliseconds at the median, from request to last byte",
  run: async (directory) => {
    const dataDir = await mkdtemp(join(directory, "render-"));
    const site = await startSite(dataDir, { ADMIN_PASSWORD: benchPassword });
    try {
      const editor = await signIn(site.url);
      const [news] = (await (await fetch(`${site.url}/api/v0/entry/?tags=Aktuelles&limit=1`)).json()) as {
        _id: string;
      }[];
      const rows: Row[] = [];
      for (const [what, path] of [
        ["Aktuelles", "/Aktuelles"],
        ["an entry", `/Aktuelles/${news?._id}`],
        ["home", "/"],
      ] as const) {
        const times = await timesOfFresh(site.url, path, editor, news?._id ?? "");
        const ms = rounded(median(times));
        const row = { what, ms, fastestMs: rounded(Math.min(...times)) };
        rows.push(what === "Aktuelles" ? { ...row, aim: `below ${AIM_MS}`, isMet: ms < AIM_MS } : row);
      }
      return rows;
    } finally {
      await site.stop();
    }
  },
};

async function timesOfFresh(origin: string, path: string, editor: Editor, entryId: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    await editor.send("PUT", "/entry/", { _id: entryId, title: `Gemessen ${round}` });
    const begun = performance.now();
    await record(origin, path);
    if (round >= WARM_UP) times.push(performance.now() - begun);
  }
  return times;
}
