// Build directories of the client. A rename puts each complete build in place. The last few builds stay for running
// processes and open pages.
import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";

const KEPT_BUILDS = 3;

/**
 * Renames a complete build to its directory. If another process has finished the same build first, keeps that build and
 * removes `unfinished`.
 */
export async function placeBuild(unfinished: string, directory: string): Promise<void> {
  try {
    await rename(unfinished, directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    await rm(unfinished, { recursive: true });
  }
}

export async function placedBuilds(builds: string): Promise<string[]> {
  return (await byAge(builds)).filter((directory) => /^[\da-f]+$/u.test(basename(directory)));
}

/** Also removes unfinished builds of killed processes, when they are old enough. */
export async function removeOldBuilds(builds: string): Promise<void> {
  const old = (await byAge(builds)).slice(KEPT_BUILDS);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}

async function byAge(builds: string): Promise<string[]> {
  const names = await readdir(builds).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(builds, name);
      // Another process may have removed the directory after it was listed.
      return { path, changed: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  return found.sort((one, other) => other.changed - one.changed).map(({ path }) => path);
}
