import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { searchedPaths } from "./schema/entries.ts";

const folder = new URL("./migrations/", import.meta.url);

it("the newest column of the search reads the texts of every type of block", async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  const statements = migrations.flatMap((text) => text.split("--> statement-breakpoint"));
  const column = statements.findLast((one) => one.includes('"entries" ADD COLUMN "search_text"')) ?? "";
  const read = [...column.matchAll(/jsonb_path_query_array\(blocks, '([^']+)'\)/gu)].map(([, path]) => path);
  expect([...new Set(read)].toSorted()).toEqual(searchedPaths.toSorted());
});
