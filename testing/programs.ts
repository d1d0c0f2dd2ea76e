// Starts the site and its commands as processes of their own, for tests that end and restart them.
import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The site without pages. */
export const siteProgram = fileOf("start-api.ts");

/** Of the admin of sites that tests start. */
export const PASSWORD = "Streuobst-im-Test-26";

/** As on the command line of `npm start`, so that a test does not wait for what its users do not wait for either. */
const quickStart = ["--liftoff-only", `--import=${new URL("../server/start/quick-imports.ts", import.meta.url).href}`];

/** The site keeps what was compiled in its data directory; each of these processes has a new one. */
const compileCache = fileOf("../node_modules/.cache/test-programs");

type Started = {
  env: Readonly<Record<string, string>>;
  args?: readonly string[];
  /** Of Node. */
  flags?: readonly string[];
  stdio?: StdioOptions;
};

/** @param program a file; it gets nothing of this process's environment but what every program needs */
export function startProgram(program: string, { env, args = [], flags = [], stdio = "pipe" }: Started): ChildProcess {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  return spawn(process.execPath, [...quickStart, ...flags, program, ...args], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio,
  });
}
