// The public entries and products as JSON and CSV, so that programs of later times can read them.
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createReadStream } from "node:fs";
import { limits } from "#contract/values/limits.ts";
import { textInLines } from "#contract/values/plain-text.ts";
import { CSV_START, csvLine } from "../../kernel/csv.ts";
import type { AskOwnPage } from "../../kernel/own-pages.ts";
import { sentence, type SentenceKey } from "../../kernel/sentences.ts";
import type { ZipItem } from "../../outside/zip.ts";

type Item = Readonly<Record<string, unknown>>;
type Noun = { name: "entries" | "products"; path: string; columns: readonly Column[] };
type Column = { label: SentenceKey; of: (item: Item) => string };

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
const day = (value: unknown): string => text(value).slice(0, 10);

const title: Column = { label: "sitecopy:columns.title", of: (item) => text(item["title"]) };
const tags: Column = { label: "sitecopy:columns.tags", of: (item) => list(item["tags"]).join(", ") };

const nouns: readonly Noun[] = [
  {
    name: "entries",
    path: "/api/v0/entry/",
    columns: [
      title,
      { label: "sitecopy:columns.public", of: (item) => day(item["publish_date"]) },
      { label: "sitecopy:columns.day", of: (item) => day(item["date"]) },
      tags,
      { label: "sitecopy:columns.text", of: (item) => textInLines(list(item["content"]).join("")) },
    ],
  },
  {
    name: "products",
    path: "/api/v0/product/",
    columns: [
      title,
      { label: "sitecopy:columns.cents", of: (item) => text(item["price"]) },
      { label: "sitecopy:columns.litres", of: (item) => text(item["size"]) },
      tags,
      { label: "sitecopy:columns.text", of: (item) => text(item["text"]) },
    ],
  },
];

export async function copyData(ask: AskOwnPage, dir: string, modified: Date, signal: AbortSignal): Promise<ZipItem[]> {
  const items: ZipItem[] = [];
  for (const noun of nouns) {
    const name = sentence("de", `sitecopy:data.${noun.name}`);
    const [asJson, asCsv] = [join(dir, `${noun.name}.json`), join(dir, `${noun.name}.csv`)];
    // Two passes read the same pages, so neither needs the memory for all of them.
    await pipeline(jsonOf(ask, noun), createWriteStream(asJson), { signal });
    await pipeline(csvOfItems(ask, noun), createWriteStream(asCsv), { signal });
    for (const [path, file] of [
      [asJson, `_daten/${name}.json`],
      [asCsv, `_daten/${name}.csv`],
    ] as const)
      items.push(await fileItem(path, file, modified));
  }
  return items;
}

export async function fileItem(path: string, name: string, modified: Date): Promise<ZipItem> {
  const { size } = await stat(path);
  return { name, modified, sizeBytes: size, isDeflated: true, open: async () => createReadStream(path) };
}

async function* jsonOf(ask: AskOwnPage, noun: Noun): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const item of itemsOf(ask, noun)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(item)}`;
    isFirst = false;
  }
  yield "\n]\n";
}

async function* csvOfItems(ask: AskOwnPage, noun: Noun): AsyncGenerator<string> {
  yield (
    CSV_START +
      csvLine(
        noun.columns.map(({ label }) => sentence("de", label)),
        "de",
      )
  );
  for await (const item of itemsOf(ask, noun))
    yield csvLine(
      noun.columns.map(({ of }) => of(item)),
      "de",
    );
}

async function* itemsOf(ask: AskOwnPage, { path }: Noun): AsyncGenerator<Item> {
  for (let skip = 0; ; skip += limits.listMax) {
    const { status, body } = await ask(`${path}?limit=${limits.listMax}&skip=${skip}`);
    const page = (await json(body)) as Item[];
    // The shop may be off.
    if (status >= 400 && status < 500) return;
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    yield* page;
    if (page.length < limits.listMax) return;
  }
}
