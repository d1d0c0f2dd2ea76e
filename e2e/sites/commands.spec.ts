import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserTest, expect } from "../fixtures.ts";
import { copySeeded, type OwnData } from "../site-data.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports: Record<string, string> };
const folders = Object.values(imports).map((folder) => folder.replace(/^\.\/|\/\*$/gu, ""));
const copied = [...folders, "package.json", "tsconfig.json", "vite.config.ts"];

type Command = { npm: ChildProcess; stdout: () => string; nextUrl: () => Promise<string>; stop: () => Promise<void> };

let dir: string;
let data: OwnData;
let command: Command;

browserTest.use({ viewport: { width: 390, height: 844 } });

browserTest.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "site-copy-"));
  data = await copySeeded();
  for (const name of copied) await cp(join(root, name), join(dir, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(dir, "node_modules"));
});
browserTest.afterEach(() => command.stop());
browserTest.afterAll(async () => {
  await rm(dir, { recursive: true });
  await data.remove();
});

function run(script: string, cwd: string): Command {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, TMPDIR: tmpdir(), PORT: "0", DATA_DIR: data.directory, ...data.env, LOG_LEVEL: "warn" };
  const npm = spawn("npm", ["run", script], { cwd, env });
  let stdout = "";
  let read = 0;
  npm.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  return {
    npm,
    stdout: () => stdout,
    nextUrl: async () => {
      const line = /^listening on (http:\/\/\S+)$/mu;
      await expect.poll(() => line.test(stdout.slice(read)), { timeout: 60_000 }).toBe(true);
      const [whole = "", url = ""] = line.exec(stdout.slice(read)) ?? [];
      read += stdout.slice(read).indexOf(whole) + whole.length;
      return url;
    },
    stop: async () => {
      if (npm.exitCode !== null || npm.signalCode !== null) return;
      const closed = once(npm, "close");
      npm.kill("SIGTERM");
      await closed;
    },
  };
}

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** Changes a file as most editors do: writes another file and then replaces the old file with it. */
async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(dir, file);
  const text = await readFile(path, "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(`${path}.new`, changed);
  await rename(`${path}.new`, path);
}

browserTest("SIGTERM to npm ends the site", async () => {
  command = run("start", root);
  const url = await command.nextUrl();
  expect(await isServing(url)).toBe(true);
  await command.stop();
  await expect.poll(() => isServing(url)).toBe(false);
});

browserTest("a developer's changes are shown: components keep their state, the server restarts", async ({ page }) => {
  browserTest.slow();
  command = run("dev", dir);
  await page.goto(`${await command.nextUrl()}/Projekt`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await change("client/site/layout/Drawer.tsx", "<dialog", '<dialog data-changed="yes"');
  await expect(page.locator("dialog[data-changed]")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  // A watcher may miss a file that is replaced, so the file is changed twice.
  for (const status of ["eins", "zwei"]) {
    await change("server/http/health.ts", /status: "(?:ok|eins)"/u, `status: "${status}"`);
    const url = await command.nextUrl();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status });
  }
});
