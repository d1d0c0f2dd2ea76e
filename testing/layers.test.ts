// Imports point one way: every module imports from its own layer and from those below (server/layers.ts).
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { clientLayers, type Layer, serverLayers } from "#server/layers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

type Import = { from: string; to: string; isType: boolean };

const { imports: aliases } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  imports: Record<string, string>;
};
const folderOfAlias = Object.entries(aliases).map(
  ([alias, folder]) => [alias.replace("*", ""), folder.replace(/^\.\/|\*$/gu, "")] as const,
);

/** A module of this repository, by its path from the root; null for a library. */
function targetOf(from: string, specifier: string): string | null {
  const alias = folderOfAlias.find(([name]) => specifier.startsWith(name));
  if (alias) return alias[1] + specifier.slice(alias[0].length);
  return specifier.startsWith(".") ? join(from, "..", specifier) : null;
}

const statement = /\b(?:import|export)\s+(type\s)?[^"';]*?from\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/gu;

function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(statement)].flatMap(([, type, named, bare]): Import[] => {
    const to = targetOf(from, named ?? bare ?? "");
    return to !== null && /\.tsx?$/u.test(to) ? [{ from, to, isType: type !== undefined }] : [];
  });
}

const files = globSync("{contract,db,server,client}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\.d\.ts$/u.test(path),
);
const all = files.flatMap((path) => importsIn(path, readFileSync(join(root, path), "utf8")));

const layerOf = (layers: readonly Layer[], path: string): number =>
  layers.findIndex(({ places }) => places.some((place) => path === place || path.startsWith(`${place}/`)));

const isServers = (path: string): boolean => path.startsWith("server/");

/** Of the server, the client may know types: those of the router, and of the answers. */
const isTypeOfServer = ({ from, to, isType }: Import): boolean => from.startsWith("client/") && isServers(to) && isType;

function pointingUp(imports: readonly Import[]): string[] {
  const found = imports.filter((one) => {
    if (isTypeOfServer(one)) return false;
    const layers = one.from.startsWith("client/") ? clientLayers : serverLayers;
    const [own, other] = [layerOf(layers, one.from), layerOf(layers, one.to)];
    return other < 0 || other > own;
  });
  return [...new Set(found.map(({ from, to }) => `${from} → ${to}`))].sort();
}

/** The folder of a layer in which a module stands; null for one that stands beside the folders, or elsewhere. */
function folderOf(place: string, path: string): string | null {
  const [folder, ...below] = path.startsWith(`${place}/`) ? path.slice(place.length + 1).split("/") : [];
  return folder === undefined || below.length === 0 ? null : folder;
}

/** Pairs of folders of a layer, of which the second also leads back to the first. */
function circlesIn(place: string, imports: readonly Import[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(place, from), folderOf(place, to)];
    if (one !== null && other !== null && one !== other) edges.set(one, (edges.get(one) ?? new Set()).add(other));
  }
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (folder: string): void => {
      for (const next of edges.get(folder) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          visit(next);
        }
    };
    visit(start);
    return seen;
  };
  return [...edges].flatMap(([one, others]) =>
    [...others].filter((other) => reachable(other).has(one)).map((other) => `${place}: ${one} → ${other}`),
  );
}

const places = [...new Set([...serverLayers, ...clientLayers].flatMap((layer) => layer.places))];
const circles = (imports: readonly Import[]): string[] => places.flatMap((place) => circlesIn(place, imports)).sort();

/** They wait to be cut; the list may only become shorter. */
const known = [
  "client/site/layout/navigation.ts → client/app/screens.tsx",
  "client/site/overlay.tsx → client/admin/overlay/overlay.ts",
  "server/content/entries/save-entry.ts → server/letters/social/take-back.ts",
  "server/content/search/find-results.ts → server/shop/products/store.ts",
  "server/content/search/texts.ts → server/shop/products/store.ts",
  "server/kernel/identity/key.ts → server/settings/store.ts",
  "server/kernel/jobs/given-up.ts → server/registries/jobs.ts",
  "server/kernel/trpc.ts → server/settings/require-on.ts",
  "server/library/files/drop-binned-files.ts → server/registries/file-owners.ts",
  "server/library/files/list-uses.ts → server/registries/file-owners.ts",
  "server/library/files/remove-files.ts → server/registries/file-owners.ts",
  "server/library/files/renew-in-owners.ts → server/registries/file-owners.ts",
  "server/library/files/restore-files.ts → server/registries/file-owners.ts",
  "server/people/persons/look-up-person.ts → server/registries/person-owners.ts",
  "server/settings/change-settings.ts → server/site/legal-pages/follow.ts",
  "server/settings/situation.ts → server/site/brand/read-brand.ts",
  "server/settings/switched-on.ts → server/shop/products/show-prices.ts",
  "server/settings/switched-on.ts → server/site/map/still-store.ts",
];

/** Folders of one layer that lead back to each other, and wait to be untied; the list may only become shorter. */
const knownCircles = [
  "client/entry-editor: blocks → gallery",
  "client/entry-editor: blocks → lists",
  "client/entry-editor: gallery → lists",
  "client/entry-editor: lists → blocks",
  "client/site: blocks → entries",
  "client/site: blocks → pages",
  "client/site: entries → blocks",
  "client/site: pages → blocks",
  "client/site: pages → entries",
  "contract: blocks → schemas",
  "contract: blocks → values",
  "contract: look → schemas",
  "contract: look → values",
  "contract: schemas → blocks",
  "contract: schemas → look",
  "contract: schemas → shop",
  "contract: schemas → values",
  "contract: shop → schemas",
  "contract: shop → values",
  "contract: values → look",
  "server/content: addresses → entries",
  "server/content: bin → addresses",
  "server/content: bin → entries",
  "server/content: bin → navigation",
  "server/content: bin → working-copies",
  "server/content: entries → addresses",
  "server/content: entries → bin",
  "server/content: entries → events",
  "server/content: entries → navigation",
  "server/content: entries → working-copies",
  "server/content: events → entries",
  "server/content: navigation → addresses",
  "server/content: navigation → entries",
  "server/content: working-copies → entries",
  "server/http: files → guard",
  "server/http: files → rest",
  "server/http: guard → pages",
  "server/http: pages → files",
  "server/http: pages → guard",
  "server/http: pages → rest",
  "server/http: rest → guard",
  "server/http: rest → pages",
  "server/people: auth → tokens",
  "server/people: auth → users",
  "server/people: tokens → auth",
  "server/people: users → auth",
  "server/shop: documents → orders",
  "server/shop: documents → payments",
  "server/shop: orders → documents",
  "server/shop: orders → payments",
  "server/shop: orders → pricing",
  "server/shop: orders → withdrawals",
  "server/shop: payments → documents",
  "server/shop: payments → orders",
  "server/shop: pricing → orders",
  "server/shop: withdrawals → orders",
];

describe("imports", () => {
  it("are read from the whole tree", () => {
    expect(all.length).toBeGreaterThan(2_000);
    for (const from of ["contract", "db", "server", "client"])
      expect(all.some((one) => one.from.startsWith(`${from}/`))).toBe(true);
  });

  it("stand in folders that a layer names", () => {
    const named = [...serverLayers, ...clientLayers, { places: ["server/layers.ts"] }];
    expect(files.filter((path) => layerOf(named as Layer[], path) < 0)).toEqual([]);
  });

  it("point down, or stay within their layer", () => {
    expect(pointingUp(all)).toEqual(known);
  });

  it("of the folders of a layer form no circle", () => {
    expect(circles(all)).toEqual(knownCircles);
  });

  it("that are planted are found: upwards, from a folder that no layer names, of a value of the server, in a circle", () => {
    const plant = (from: string, code: string): Import[] => importsIn(from, code);
    const found = (from: string, code: string): string[] => pointingUp(plant(from, code));
    expect(found("server/mail/a.ts", 'import { b } from "../shop/b.ts";')).toHaveLength(1);
    expect(found("server/mail/a.ts", 'import type { B } from "../shop/b.ts";')).toHaveLength(1);
    expect(found("server/mail/a.ts", 'await import("../shop/b.ts");')).toHaveLength(1);
    expect(found("server/mail/a.ts", 'export { b } from "#server/shop/b.ts";')).toHaveLength(1);
    expect(found("contract/values/a.ts", 'import { b } from "#db/b.ts";')).toHaveLength(1);
    expect(found("client/ui/a.tsx", 'import { B } from "../site/B.tsx";')).toHaveLength(1);
    expect(found("client/ui/a.tsx", 'import { appRouter } from "#server/router.ts";')).toHaveLength(1);
    expect(found("client/api/a.ts", 'import type { AppRouter } from "#server/router.ts";')).toEqual([]);
    expect(found("server/shop/a.ts", 'import { b } from "../odd/b.ts";')).toHaveLength(1);
    expect(found("server/shop/a.ts", 'import { b } from "../mail/b.ts";\nimport { z } from "zod";')).toEqual([]);
    const circle = [
      ...plant("server/shop/one/a.ts", 'import { b } from "../two/b.ts";'),
      ...plant("server/shop/two/b.ts", 'import { c } from "../three/c.ts";'),
      ...plant("server/shop/three/c.ts", 'import { a } from "../one/a.ts";'),
      ...plant("server/shop/four/d.ts", 'import { a } from "../one/a.ts";'),
    ];
    expect(circles(circle)).toEqual(["server/shop: one → two", "server/shop: three → one", "server/shop: two → three"]);
  });
});
