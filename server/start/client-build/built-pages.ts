import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { placedBuilds } from "./directories.ts";
import { workerScript } from "../../http/pages/service-worker.ts";
import type { ClientModule, Pages } from "../../http/pages/ssr.ts";
import type { AssetFiles, PageAssets } from "#contract/schemas/rendered-page.ts";

type ManifestChunk = {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
};

type Manifest = Record<string, ManifestChunk>;

const ENTRY = "client/app/start.ts";
const MAP_FRAME = "client/site/map-frame/start.ts";

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

/** @param name the name of a group of vite.config.ts */
function chunkNamed(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name && manifest[key].file.endsWith(".js"));
  if (found === undefined) throw new Error(`the client's build has no chunk ${name}`);
  return found;
}

function filesOf(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.map((chunk) => `/${chunk.file}`))];
}

function assetFiles(chunks: ManifestChunk[]): AssetFiles {
  return { modules: filesOf(chunks), styles: stylesOf(chunks) };
}

function assetsOf(manifest: Manifest): { assets: PageAssets; scripts: string[] } {
  const [entry, frame] = [manifest[ENTRY], manifest[MAP_FRAME]];
  if (!entry || !frame) throw new Error("the client's build has no entry; remove build/ and start again");
  const chunks = closureOf(manifest, [ENTRY, ...(entry.dynamicImports ?? [])]);
  const bar = chunkNamed(manifest, "bar");
  const aheadIn = (language: "de" | "en") => {
    const texts = [`locales/${language}/site.json`, `locales/${language}/admin/bar.json`];
    const ofEditors = ["overlay", `admin-${language}`].map((name) => chunkNamed(manifest, name));
    return assetFiles(closureOf(manifest, [...(entry.dynamicImports ?? []), bar, ...texts, ...ofEditors]));
  };
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  return {
    scripts: filesOf(chunks),
    assets: {
      script: `/${entry.file}`,
      styles: stylesOf(chunks),
      editors: {
        styles: stylesOf(closureOf(manifest, [bar])),
        ahead: { de: aheadIn("de"), en: aheadIn("en") },
      },
      mapFrame: { script: `/${frame.file}`, styles: stylesOf(closureOf(manifest, [MAP_FRAME])) },
      lazy: Object.fromEntries(lazy.map((key) => [key, assetFiles(closureOf(manifest, [key]))])),
    },
  };
}

/** @throws if the directory contains no build */
export async function openBuiltPages(directory: string): Promise<Pages> {
  const manifest = JSON.parse(await readFile(join(directory, "client/.vite/manifest.json"), "utf8")) as Manifest;
  const { assets, scripts } = assetsOf(manifest);
  const module = (await import(pathToFileURL(join(directory, "server/entry.server.js")).href)) as ClientModule;
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
