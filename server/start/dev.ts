// The command `npm run dev` runs the site with hot reload, and restarts it when the server's code changes.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { watch } from "chokidar";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folders that the server loads at its start. Vite watches the client. */
const watched = ["server", "contract", "db", "locales"];

/** Debounce, because an editor that saves all files writes several files together. */
const SETTLED_MS = 100;

const start = (): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, "server/start/main.js", "--dev"], { cwd: root, stdio: "inherit" });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

let site = start();
/** A first start that fails ends the command, as that of `npm start` does. Later ones wait for the next change. */
let isFirst = true;
site.once("exit", (code) => {
  if (isFirst && code !== null && code !== 0) process.exit(code);
});
let restarting = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

async function restart(path: string): Promise<void> {
  isFirst = false;
  process.stderr.write(`${path} has changed: the site starts again\n`);
  await end(site);
  site = start();
}

// Node's own --watch stops watching a file that is replaced, and most editors save by replacing.
const watcher = watch(watched, {
  cwd: root,
  ignoreInitial: true,
  ignored: (path, stats) => stats?.isFile() === true && path.endsWith(".test.ts"),
});
watcher.on("all", (_event, path) => {
  clearTimeout(timer);
  timer = setTimeout(() => (restarting = restarting.then(() => restart(path))), SETTLED_MS);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    isFirst = false;
    clearTimeout(timer);
    await watcher.close();
    await restarting;
    await end(site);
    process.exit(site.exitCode ?? 1);
  });
}
