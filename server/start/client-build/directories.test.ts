import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placedBuilds, placeBuild, removeOldBuilds } from "./directories.ts";

let builds: string;
beforeEach(async () => {
  builds = await mkdtemp(join(tmpdir(), "builds-"));
});
afterEach(() => rm(builds, { recursive: true }));

async function build(name: string, minutesAgo = 0): Promise<string> {
  const directory = join(builds, name);
  await mkdir(directory);
  await writeFile(join(directory, "made-by"), name);
  const moment = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(directory, moment, moment);
  return directory;
}

test("of two simultaneous builds of the same sources, the first is kept and the second removed", async () => {
  const [first, second] = [await build("aa-1"), await build("aa-2")];
  const directory = join(builds, "aa");
  await placeBuild(first, directory);
  await placeBuild(second, directory);
  expect(await readdir(builds)).toEqual(["aa"]);
  expect(await readFile(join(directory, "made-by"), "utf8")).toBe("aa-1");
});

test("a build that cannot be put in place is an error", async () => {
  await expect(placeBuild(join(builds, "nothing"), join(builds, "aa"))).rejects.toThrow("ENOENT");
});

test("builds are listed newest first, without unfinished ones", async () => {
  expect(await placedBuilds(join(builds, "missing"))).toEqual([]);
  const [older, newer] = [await build("aa", 9), await build("bb", 5)];
  await build("cc-123", 1);
  expect(await placedBuilds(builds)).toEqual([newer, older]);
});

test("the three newest stay", async () => {
  for (const [index, name] of ["ee", "dd-77", "cc", "bb", "aa-5"].entries()) await build(name, index);
  await removeOldBuilds(builds);
  expect((await readdir(builds)).sort()).toEqual(["cc", "dd-77", "ee"]);
});
