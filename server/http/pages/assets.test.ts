import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let directory: string;
let site: TestSite;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "assets-"));
  const assetsDirs = [join(directory, "new"), join(directory, "old")];
  for (const [index, path] of assetsDirs.entries()) {
    await mkdir(path);
    const script = `build(${index})`;
    for (const name of [`own-${index}.js`, "both.js"]) {
      await writeFile(join(path, name), script);
      await writeFile(join(path, `${name}.br`), brotliCompressSync(script));
    }
  }
  site = await openTestSite({ pages: { ...openListingPages(), assetsDirs } });
});
afterEach(async () => {
  await site.close();
  await rm(directory, { recursive: true });
});

test.each([
  ["own-0.js", "build(0)"],
  ["own-1.js", "build(1)"],
  ["both.js", "build(0)"],
])("%s comes compressed and never changes", async (name, script) => {
  const answer = await fetch(`${site.url}/assets/${name}`, { headers: { "accept-encoding": "br" } });
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
  expect(await answer.text()).toBe(script);
  expect(await (await fetch(`${site.url}/assets/${name}`, { headers: { "accept-encoding": "identity" } })).text()).toBe(
    script,
  );
});

test.each(["", "nothing.js", "..%2Fnew%2Fboth.js", "own-0.js/"])("%s is not there", async (name) => {
  const answer = await fetch(`${site.url}/assets/${name}`);
  expect([answer.status, answer.headers.get("cache-control")]).not.toContain("public, max-age=31536000, immutable");
  expect(answer.status).toBe(404);
  expect(answer.headers.has("x-request-id")).toBe(true);
});
