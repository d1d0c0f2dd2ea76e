import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const main = new URL("./main.js", import.meta.url);

/** Runs main.js where no package is installed. */
async function startBare(flags: readonly string[] = []): Promise<{ status: number | null; stderr: string }> {
  const dir = await mkdtemp(join(tmpdir(), "bare-"));
  await copyFile(main, join(dir, "main.mjs"));
  await writeFile(join(dir, "quick-imports.ts"), 'import "drizzle-orm";\n');
  await writeFile(join(dir, "old-node.cjs"), 'Object.defineProperty(process.versions, "node", { value: "20.9.0" });\n');
  const { status, stderr } = spawnSync(process.execPath, [...flags, "main.mjs"], {
    cwd: dir,
    env: { DATA_DIR: dir },
    encoding: "utf8",
  });
  await rm(dir, { recursive: true });
  return { status, stderr };
}

it("says in one sentence that npm ci is missing, or that Node is too old", async () => {
  const missing = "the package drizzle-orm is missing: run npm ci in the site's directory, then start again\n";
  expect(await startBare()).toEqual({ status: 1, stderr: missing });
  const old = "Node 20.9.0 is too old for this site: install Node 22.22 or newer\n";
  expect(await startBare(["--require", "./old-node.cjs"])).toEqual({ status: 1, stderr: old });
  const { engines } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8")) as {
    engines: { node: string };
  };
  expect(engines.node).toBe(">=22.22");
});
