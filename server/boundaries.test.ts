// The allowed directions of imports, as the linter checks them: planted violations must be found.
import { execFile } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const oxlint = join(root, "node_modules/oxlint/bin/oxlint");

type Report = { diagnostics: { code: string; filename: string }[]; number_of_files: number };

function lint(...paths: string[]): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [oxlint, "-f", "json", ...paths],
      { cwd: root, maxBuffer: 50_000_000 },
      (_error, stdout) => {
        try {
          resolve(JSON.parse(stdout) as Report);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      },
    );
  });
}

const violations: [where: string, code: string][] = [
  ["server/contract/planted.ts", 'import { users } from "#db/schema/users.ts";\nexport const planted = users;\n'],
  ["db/planted.ts", 'import { signIn } from "#server/auth/sign-in.ts";\nexport const planted = signIn;\n'],
  ["client/planted.ts", 'import { appRouter } from "#server/router.ts";\nexport const planted = appRouter;\n'],
  ["client/planted.ts", 'import { users } from "#db/schema/users.ts";\nexport const planted = users;\n'],
  [
    "server/entries/planted.ts",
    'import { filesRouter } from "../files/router.ts";\nexport const planted = filesRouter;\n',
  ],
  [
    "client/ui/planted.ts",
    'import { EntryPage } from "../site/entries/EntryPage.tsx";\nexport const planted = EntryPage;\n',
  ],
  ["client/site/planted.ts", 'import { RichText } from "../editor/RichText.tsx";\nexport const planted = RichText;\n'],
  [
    "client/entry-editor/planted.ts",
    'import { AdminBar } from "../overlay/AdminBar.tsx";\nexport const planted = AdminBar;\n',
  ],
  [
    "client/center/entries/planted.ts",
    'import { AdminBar } from "../../overlay/AdminBar.tsx";\nexport const planted = AdminBar;\n',
  ],
  ["e2e/planted.spec.ts", 'import { test } from "@playwright/test";\nexport const planted = test;\n'],
  ["server/entries/planted.ts", 'import { sendError } from "../http/errors.ts";\nexport const planted = sendError;\n'],
];

describe("the boundaries between the rooms", () => {
  it("finds every planted violation", async () => {
    for (const [where, code] of violations) {
      const file = join(root, where);
      await writeFile(file, code);
      try {
        const { diagnostics } = await lint(where);
        expect(
          diagnostics.map((found) => found.code),
          `${where}: ${code}`,
        ).toContain("eslint(no-restricted-imports)");
      } finally {
        await rm(file);
      }
    }
  });

  it("finds files that import each other, types included", async () => {
    const planted = ["client/ui/planted.ts", "client/ui/planted-too.ts"] as const;
    await writeFile(join(root, planted[0]), 'import type { Two } from "./planted-too.ts";\nexport type One = Two[];\n');
    await writeFile(join(root, planted[1]), 'import type { One } from "./planted.ts";\nexport type Two = One[];\n');
    const { diagnostics } = await lint(...planted).finally(() =>
      Promise.all(planted.map((file) => rm(join(root, file)))),
    );
    expect(diagnostics.map((found) => found.code)).toContainEqual(expect.stringContaining("no-cycle"));
  });

  it("knows every feature's folder", async () => {
    const entries = await readdir(join(root, "server"), { withFileTypes: true });
    const features = entries.filter(
      (entry) =>
        entry.isDirectory() && !["contract", "http", "testing", "cli", "start", "client-build"].includes(entry.name),
    );
    for (const { name } of features) {
      const where = `server/${name}/planted.ts`;
      await writeFile(
        join(root, where),
        'import { sendError } from "../http/errors.ts";\nexport const planted = sendError;\n',
      );
      const { diagnostics } = await lint(where).finally(() => rm(join(root, where)));
      expect(
        diagnostics.map((found) => found.code),
        where,
      ).toContain("eslint(no-restricted-imports)");
    }
  });

  it("holds in the whole tree, of which it read every file", async () => {
    const { diagnostics, number_of_files: files } = await lint("server", "client", "db");
    expect(diagnostics.filter((found) => /no-restricted-imports|no-cycle/u.test(found.code))).toEqual([]);
    expect(files).toBeGreaterThan(100);
  });
});
