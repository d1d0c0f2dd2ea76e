// Builds the client when its sources changed since the last build, and opens what was built.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Logger } from "pino";
import { workerScript } from "./http/service-worker.ts";
import type { PageAssets, Pages, RenderModule } from "./http/ssr.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "build/stamp");
const sources = ["client", "locales", "server/contract", "package-lock.json", "vite.config.ts", "server/build.ts"];

/** SHA-256 over names and contents of everything that goes into the client. */
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

/** An installation without sources' tools (a container) brings its build along and skips this. */
export async function buildIfStale(log: Logger): Promise<void> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  if (!existsSync(vite) && existsSync(stampFile)) return;
  const stamp = await hashSources();
  const built = await readFile(stampFile, "utf8").catch(() => "");
  if (built === stamp) return;
  log.info("building the client");
  // A process of its own, so that the bundler's memory is given back.
  const run = promisify(execFile);
  const environment = { ...process.env, NODE_ENV: "production" };
  await Promise.all([
    run(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: root, env: environment }),
    run(process.execPath, [vite, "build", "--ssr", "--logLevel", "error"], { cwd: root, env: environment }),
    run(process.execPath, [vite, "build", "--mode", "worker", "--logLevel", "error"], { cwd: root, env: environment }),
  ]);
  await compressAssets(join(root, "build/client/assets"));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stampFile, stamp);
}

/** Once, as small as it gets, so that no request pays for it. */
async function compressAssets(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => /\.(?:js|css|svg|json)$/u.test(name));
  for (const name of names) {
    const file = join(directory, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

type ManifestChunk = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
};

type Manifest = Record<string, ManifestChunk>;

/** Chunks and all that they are made of. */
function closureOf(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => manifest[name] as ManifestChunk);
}

function stylesOf(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
}

/** What every page needs: the first script, which asks for the client, and all that the client is made of. */
function assetsOf(manifest: Manifest): { assets: PageAssets; scripts: string[] } {
  const [name, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (!name || !entry) throw new Error("the client's build has no entry; remove build/ and start again");
  const chunks = closureOf(manifest, [name, ...(entry.dynamicImports ?? [])]);
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  return {
    scripts: chunks.map((chunk) => `/${chunk.file}`),
    assets: {
      script: `/${entry.file}`,
      styles: stylesOf(chunks),
      lazyStyles: Object.fromEntries(lazy.map((key) => [key, stylesOf(closureOf(manifest, [key]))])),
    },
  };
}

/** @throws when there is no build */
export async function openBuiltPages(): Promise<Pages> {
  const manifest = JSON.parse(await readFile(join(root, "build/client/.vite/manifest.json"), "utf8")) as Manifest;
  const { assets, scripts } = assetsOf(manifest);
  const module = (await import(pathToFileURL(join(root, "build/server/entry.server.js")).href)) as RenderModule;
  const worker = await readFile(join(root, "build/worker/sw.js"), "utf8");
  return {
    worker: workerScript(worker, [...scripts, ...assets.styles]),
    assetsDir: join(root, "build/client/assets"),
    open: () => Promise.resolve({ module, assets }),
    isDevelopment: false,
    close: async () => {},
  };
}
