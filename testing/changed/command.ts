// `npm run test:changed` runs lint and the format check for all files. It runs the tests for files that differ from a
// commit.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { execute } from "../run/run-tool.ts";
import { affectedTests } from "./affected.ts";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const [base = "HEAD"] = process.argv.slice(2);

async function paths(...command: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)("git", command, { cwd, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split("\0").filter((path) => path !== "");
}

const untracked = await paths("ls-files", "-z", "--others", "--exclude-standard");
const changed = [...(await paths("diff", "-z", "--name-only", base)), ...untracked];
const removed = new Set(await paths("ls-files", "-z", "--deleted"));
const known = [...(await paths("ls-files", "-z")), ...untracked].filter((path) => !removed.has(path));
const { vitest, browser } = affectedTests(changed, known);

const commands = [
  ["oxlint", "--deny-warnings"],
  ["oxfmt", "--check"],
  ...(vitest.length > 0 ? [["vitest", "run", ...vitest]] : []),
  ...(browser.length > 0 ? [["playwright", "test", ...browser]] : []),
];
for (const command of commands) {
  process.exitCode = await execute(command);
  if (process.exitCode !== 0) break;
}
