// Where builds lie: one directory each, put in place at once; the last few stay for processes and open pages that still use them.
import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";

const KEPT_BUILDS = 3;

/** Whoever finishes the same build first has placed it; the other one's is not needed. */
export async function placeBuild(unfinished: string, directory: string): Promise<void> {
  try {
    await rename(unfinished, directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    await rm(unfinished, { recursive: true });
  }
}

/** @returns directories, the newest first; none of them half-way done */
export async function placedBuilds(builds: string): Promise<string[]> {
  return (await byAge(builds)).filter((directory) => /^[\da-f]+$/u.test(basename(directory)));
}

/** Also what a build that was killed half-way left, once it is old enough. */
export async function removeOldBuilds(builds: string): Promise<void> {
  const old = (await byAge(builds)).slice(KEPT_BUILDS);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}

/** The newest first. */
async function byAge(builds: string): Promise<string[]> {
  const names = await readdir(builds).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(builds, name);
      // Gone meanwhile, when two tidy up at once.
      return { path, changed: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  return found.sort((one, other) => other.changed - one.changed).map(({ path }) => path);
}
