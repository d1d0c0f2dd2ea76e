import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const siteProgram = fileOf("start-api.ts");

export const PASSWORD = "Streuobst-im-Test-26";

/** With these flags, tests start sites as fast as `npm start` does. */
const quickStart = ["--liftoff-only", `--import=${new URL("../server/start/quick-imports.ts", import.meta.url).href}`];

/** A site keeps compiled code in its data directory. Tests use new directories, so all tests share this cache. */
const compileCache = fileOf("../node_modules/.cache/test-programs");

type Started = {
  env: Readonly<Record<string, string>>;
  args?: readonly string[];
  flags?: readonly string[];
  stdio?: StdioOptions;
};

export function startProgram(program: string, { env, args = [], flags = [], stdio = "pipe" }: Started): ChildProcess {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  return spawn(process.execPath, [...quickStart, ...flags, program, ...args], {
    // Without a schedule, because data of an earlier day would be backed up at once.
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache, BACKUP_AT: "off", ...env },
    stdio,
  });
}
