import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const oxlint = join(root, "node_modules/oxlint/bin/oxlint");

type Report = { diagnostics: { code: string; filename: string }[]; number_of_files: number };

function lint(cwd: string, ...paths: string[]): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, "-f", "json", ...paths], { cwd, maxBuffer: 50_000_000 }, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** Other tests read the repository's files at the same time, so the forbidden imports are in a separate tree. */
let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), "planted-"));
  await copyFile(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
});
afterEach(() => rm(tree, { recursive: true }));

async function plant(where: string, code: string): Promise<void> {
  await mkdir(dirname(join(tree, where)), { recursive: true });
  await writeFile(join(tree, where), code);
}

const violations: [where: string, code: string][] = [
  ["contract/planted.ts", 'import { sql } from "drizzle-orm";\nexport const planted = sql;\n'],
  ["client/site/planted.ts", 'import { readFileSync } from "node:fs";\nexport const planted = readFileSync;\n'],
  ["server/shop/planted.ts", 'import fastify from "fastify";\nexport const planted = fastify;\n'],
  [
    "server/content/entries/planted.ts",
    'import { filesRouter } from "../../library/files/router.ts";\nexport const planted = filesRouter;\n',
  ],
  [
    "server/content/entries/store.ts",
    'import { storage } from "../../outside/storage.ts";\nexport const planted = storage;\n',
  ],
  ["e2e/planted.spec.ts", 'import { test } from "@playwright/test";\nexport const planted = test;\n'],
];

describe("the boundaries between the rooms", () => {
  it("finds every planted violation", async () => {
    for (const [where, code] of violations) await plant(where, code);
    const { diagnostics } = await lint(tree, ".");
    const found = diagnostics.filter(({ code }) => code === "eslint(no-restricted-imports)");
    expect(found.map(({ filename }) => filename).sort()).toEqual(violations.map(([where]) => where).sort());
  });

  it("finds files that import each other, types included", async () => {
    await plant("client/ui/one.ts", 'import type { Two } from "./two.ts";\nexport type One = Two[];\n');
    await plant("client/ui/two.ts", 'import type { One } from "./one.ts";\nexport type Two = One[];\n');
    const { diagnostics } = await lint(tree, ".");
    expect(diagnostics.map((found) => found.code)).toContainEqual(expect.stringContaining("no-cycle"));
  });

  it("knows every feature's folder", async () => {
    const entries = await readdir(join(root, "server"), { withFileTypes: true });
    const features = entries.filter((entry) => entry.isDirectory() && !["http", "cli", "start"].includes(entry.name));
    const planted = features.map(({ name }) => `server/${name}/planted.ts`);
    for (const where of planted)
      await plant(where, 'import fastify from "fastify";\nexport const planted = fastify;\n');
    const { diagnostics } = await lint(tree, ".");
    const found = diagnostics.filter(({ code }) => code === "eslint(no-restricted-imports)");
    expect(found.map(({ filename }) => filename).sort()).toEqual(planted.sort());
  });

  it("holds in the whole tree, of which it read every file", async () => {
    const { diagnostics, number_of_files: files } = await lint(root, "contract", "server", "client", "db");
    expect(diagnostics.filter((found) => /no-restricted-imports|no-cycle/u.test(found.code))).toEqual([]);
    expect(files).toBeGreaterThan(100);
  });
});
