import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { placedBuilds, placeBuild, removeOldBuilds } from "./directories.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const builds = join(root, "build");
const sources = [
  "client",
  "locales",
  "contract",
  "package-lock.json",
  "vite.config.ts",
  "server/start/client-build/build.ts",
];

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of await listFiles(join(root, source)))
      hash
        .update(file.slice(root.length))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `built` resolves to the build's directory. */
export type BegunBuild = { built: Promise<string> };

/**
 * Begins to build the client if its sources have changed. Without build tools, as in a container, uses an existing
 * build. Resolves when the processes of the bundler run.
 */
export async function beginBuild(log: Logger): Promise<BegunBuild> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const [brought] = existsSync(vite) ? [] : await placedBuilds(builds);
  if (brought !== undefined) return { built: Promise.resolve(brought) };
  const stamp = (await hashSources()).slice(0, 16);
  const directory = join(builds, stamp);
  if (existsSync(directory)) return { built: Promise.resolve(directory) };
  log.info("building the client");
  return { built: build(vite, directory) };
}

async function build(vite: string, directory: string): Promise<string> {
  // Other processes may build or serve at the same time, so a rename puts the complete build in place.
  const unfinished = `${directory}-${process.pid}`;
  const run = promisify(execFile);
  // Bundles in separate processes, so that the memory of the bundler is freed.
  const bundle = (name: string, ...flags: string[]) =>
    run(process.execPath, [vite, "build", ...flags, "--outDir", join(unfinished, name), "--logLevel", "error"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    });
  await Promise.all([bundle("client"), bundle("server", "--ssr"), bundle("worker", "--mode", "worker")]);
  await placeBuild(unfinished, directory);
  await removeOldBuilds(builds);
  return directory;
}
