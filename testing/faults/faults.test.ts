import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { faults } from "./faults.ts";

it.each(faults)("$kind has its place in $file", async ({ file, find }) => {
  const source = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
  expect(source.split(find)).toHaveLength(2);
});
