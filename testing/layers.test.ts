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

/** The path of a module from the root of the repository; null for a library. */
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

/** The client may import the types of all calls from the router. Other shared code must be in the contract. */
const isTypeOfRouter = ({ from, to, isType }: Import): boolean =>
  from.startsWith("client/") && to === "server/router.ts" && isType;

function pointingUp(imports: readonly Import[]): string[] {
  const found = imports.filter((one) => {
    if (isTypeOfRouter(one)) return false;
    const layers = one.from.startsWith("client/") ? clientLayers : serverLayers;
    const [own, other] = [layerOf(layers, one.from), layerOf(layers, one.to)];
    return other < 0 || other > own;
  });
  return [...new Set(found.map(({ from, to }) => `${from} → ${to}`))].sort();
}

function folderOf(place: string, path: string): string | null {
  const [folder, ...below] = path.startsWith(`${place}/`) ? path.slice(place.length + 1).split("/") : [];
  return folder === undefined || below.length === 0 ? null : folder;
}

const pairOf = (place: string, one: string, other: string): string => `${place}: ${one} → ${other}`;

function circlesIn(place: string, imports: readonly Import[], apart: readonly string[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(place, from), folderOf(place, to)];
    if (one === null || other === null || one === other || apart.includes(pairOf(place, one, other))) continue;
    edges.set(one, (edges.get(one) ?? new Set()).add(other));
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
    [...others].filter((other) => reachable(other).has(one)).map((other) => pairOf(place, one, other)),
  );
}

const places = [...new Set([...serverLayers, ...clientLayers].flatMap((layer) => layer.places))];
const circles = (imports: readonly Import[], apart: readonly string[] = []): string[] =>
  places.flatMap((place) => circlesIn(place, imports, apart)).sort();

/** At most ten exceptions: folders of one layer that may import each other, and the reason. */
const allowed: Record<string, string> = {
  "server/content: entries → bin": "what is removed goes into the bin, in the same transaction",
  "server/content: entries → navigation": "the home page shows the places in the order of the tree",
  "server/shop: orders → documents": "a document is issued in the transaction that moves its order",
  "server/shop: orders → withdrawals": "an order that is given back answers its withdrawals in the same transaction",
  "client/site: blocks → entries": "a block that lists entries shows their cards",
};

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
    expect(pointingUp(all)).toEqual([]);
  });

  it("of the folders of a layer form no circle, but for some that have a reason", () => {
    expect(Object.keys(allowed).length).toBeLessThanOrEqual(10);
    expect(circles(all, Object.keys(allowed))).toEqual([]);
    // An exception that is no longer needed must be removed.
    for (const pair of Object.keys(allowed))
      expect([
        pair,
        circles(
          all,
          Object.keys(allowed).filter((one) => one !== pair),
        ).length > 0,
      ]).toEqual([pair, true]);
  });

  it("of the place-order command lead to four folders only, so that it can be understood alone", () => {
    const below = new Set(["contract", "db", "server/kernel", "server/outside"]);
    const rooms = all
      .filter(({ from }) => from === "server/shop/ordering/place-order.ts")
      .map(({ to }) => to.split("/").slice(0, 3).join("/"))
      .filter(
        (room) =>
          !below.has(
            room
              .split("/")
              .slice(0, room.startsWith("server") ? 2 : 1)
              .join("/"),
          ),
      );
    expect([...new Set(rooms)].sort()).toEqual([
      "server/forms/throttle",
      "server/shop/orders",
      "server/shop/payments",
      "server/shop/pricing",
    ]);
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
    expect(found("client/api/a.ts", 'import type { Pages } from "#server/http/pages/ssr.ts";')).toHaveLength(1);
    expect(found("client/api/a.ts", 'import type { users } from "#db/schema/users.ts";')).toHaveLength(1);
    expect(found("client/site/a.tsx", 'const B = lazy(() => import("../editor/RichText.tsx"));')).toHaveLength(1);
    expect(found("client/center/a.tsx", 'import { AdminBar } from "../admin/overlay/AdminBar.tsx";')).toHaveLength(1);
    expect(found("db/a.ts", 'import type { Context } from "#server/kernel/context.ts";')).toHaveLength(1);
    expect(found("server/mail/a.ts", 'import { fileOwners } from "../registries/file-owners.ts";')).toHaveLength(1);
    expect(found("server/shop/a.ts", 'import { b } from "../odd/b.ts";')).toHaveLength(1);
    expect(found("server/shop/a.ts", 'import { b } from "../mail/b.ts";\nimport { z } from "zod";')).toEqual([]);
    const circle = [
      ...plant("server/shop/one/a.ts", 'import { b } from "../two/b.ts";'),
      ...plant("server/shop/two/b.ts", 'import { c } from "../three/c.ts";'),
      ...plant("server/shop/three/c.ts", 'import { a } from "../one/a.ts";'),
      ...plant("server/shop/four/d.ts", 'import { a } from "../one/a.ts";'),
    ];
    expect(circles(circle)).toEqual(["server/shop: one → two", "server/shop: three → one", "server/shop: two → three"]);
    expect(circles(circle, ["server/shop: one → two"])).toEqual([]);
  });
});
