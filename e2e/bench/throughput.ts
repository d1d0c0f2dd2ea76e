// Measures how many requests per second the site answers, compared with a bare server. The requests are cached pages,
// feeds, the REST list and pictures.
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Comparison, compare } from "./load.ts";
import { type RunningProcess, startProcess, startSite } from "./processes.ts";
import { asBrowser, record } from "./record.ts";
import type { Row, Section } from "./report.ts";

const PAGE_AIM = 0.85;
const PICTURE_AIM = 0.8;

export const throughput: Section = {
  name: "throughput",
  title: "Requests per second beside a bare Fastify (pictures: beside @fastify/static) on the same bytes",
  run: async (directory) => {
    const dataDir = await mkdtemp(join(directory, "throughput-"));
    // The first start seeds the site. After that, its process is larger and slower, so the second start is measured.
    await (await startSite(dataDir)).stop();
    const site = await startSite(dataDir);
    try {
      return [...(await comparePages(site, dataDir)), ...(await comparePictures(site, dataDir))];
    } finally {
      await site.stop();
    }
  },
};

async function comparePages(site: RunningProcess, directory: string): Promise<Row[]> {
  const list = await (await fetch(`${site.url}/Aktuelles`)).text();
  const entry = /href="(\/Aktuelles\/[\w-]+)"/u.exec(list)?.[1];
  if (entry === undefined) throw new Error("the list names no entry");
  const cases: { what: string; path: string; aim?: number }[] = [
    { what: "home", path: "/", aim: PAGE_AIM },
    { what: "Aktuelles", path: "/Aktuelles", aim: PAGE_AIM },
    { what: "an entry", path: entry, aim: PAGE_AIM },
    { what: "news as RSS", path: "/Aktuelles/feed.xml", aim: PAGE_AIM },
    { what: "REST list of ten", path: "/api/v0/entry/", aim: PAGE_AIM },
  ];
  const answersFile = join(directory, "answers.json");
  await writeFile(answersFile, JSON.stringify(await Promise.all(cases.map(({ path }) => record(site.url, path)))));
  const bare = await startProcess(["e2e/bench/bare-server.ts", answersFile], directory);
  const rows: Row[] = [];
  for (const { what, path, aim } of cases) {
    const asked = (origin: string) => ({ url: origin + path, headers: asBrowser });
    rows.push(judged(what, await compare(asked(site.url), asked(bare.url)), aim));
  }
  await bare.stop();
  return rows;
}

async function comparePictures(site: RunningProcess, directory: string): Promise<Row[]> {
  const home = await (await fetch(site.url)).text();
  const paths = [...home.matchAll(/(\/v0\/api\/download\/[0-9a-f-]+\/[0-9a-f-]+) (\d+)w/gu)];
  const byWidth = new Map(paths.map(([, path = "", width = ""]) => [Number(width), path]));
  const widths = [...byWidth.keys()].sort((a, b) => a - b);
  const root = join(directory, "pictures");
  await mkdir(root);
  const peer = await startProcess(["e2e/bench/static-server.ts", root], directory);
  const rows: Row[] = [];
  for (const width of [Math.min(...widths), Math.max(...widths)]) {
    const url = site.url + (byWidth.get(width) ?? "");
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    await writeFile(join(root, `${width}.webp`), bytes);
    const compared = await compare({ url }, { url: `${peer.url}/${width}.webp` });
    rows.push(judged(`picture ${width} px, ${Math.round(bytes.length / 1_000)} kB`, compared, PICTURE_AIM));
  }
  await peer.stop();
  return rows;
}

function judged(what: string, compared: Comparison, aim: number | undefined): Row {
  return aim === undefined
    ? { what, ...compared }
    : { what, ...compared, aim: `at least ${aim}`, isMet: compared.ratio >= aim };
}
