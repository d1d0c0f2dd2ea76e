// Starts the site and its commands as separate processes. Tests can end and restart them.
import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The program that runs the site without its pages. */
export const siteProgram = fileOf("start-api.ts");

/** The admin's password on sites that tests start. */
export const PASSWORD = "Streuobst-im-Test-26";

/** The same flags as in `npm start`, so that tests start as fast as the real site. */
const quickStart = ["--liftoff-only", `--import=${new URL("../server/start/quick-imports.ts", import.meta.url).href}`];

/** A site keeps compiled code in its data directory. Tests use new directories, so all of them share this one. */
const compileCache = fileOf("../node_modules/.cache/test-programs");

type Started = {
  env: Readonly<Record<string, string>>;
  args?: readonly string[];
  /** Flags of Node. */
  flags?: readonly string[];
  stdio?: StdioOptions;
};

/** @param program a file; its process gets only the environment variables that every program needs */
export function startProgram(program: string, { env, args = [], flags = [], stdio = "pipe" }: Started): ChildProcess {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  return spawn(process.execPath, [...quickStart, ...flags, program, ...args], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio,
  });
}
