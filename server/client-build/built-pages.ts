// Opens what was built of the client: its assets, the module that renders pages, the service worker.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { placedBuilds } from "./directories.ts";
import { workerScript } from "../http/service-worker.ts";
import type { PageAssets, Pages, RenderModule } from "../http/ssr.ts";

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

/** @throws when the directory holds no build */
export async function openBuiltPages(directory: string): Promise<Pages> {
  const manifest = JSON.parse(await readFile(join(directory, "client/.vite/manifest.json"), "utf8")) as Manifest;
  const { assets, scripts } = assetsOf(manifest);
  const module = (await import(pathToFileURL(join(directory, "server/entry.server.js")).href)) as RenderModule;
  const earlier = (await placedBuilds(dirname(directory))).filter((build) => build !== directory);
  const worker = await readFile(join(directory, "worker/sw.js"), "utf8");
  return {
    worker: workerScript(worker, [...scripts, ...assets.styles]),
    assetsDirs: [directory, ...earlier].map((build) => join(build, "client/assets")),
    open: () => Promise.resolve({ module, assets }),
    isDevelopment: false,
    close: async () => {},
  };
}
