// Runs vitest or Playwright. In continuous integration, failed tests run a second time.
import { spawn, type StdioOptions } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeTest, failuresOf, type Results, type TestResult } from "./results.ts";
import type { Tool } from "./tools.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** If more tests fail, the failures probably have a common cause, so no test is repeated. */
export const MAX_REPEATED = 3;

export type Outcome = {
  isGreen: boolean;
  results: Results;
  flaky: TestResult[];
  reasons: string[];
};

type Options = { isRepeating: boolean; stdio?: StdioOptions };

export async function runTool(tool: Tool, { isRepeating, stdio = "inherit" }: Options): Promise<Outcome> {
  const { code, results } = await run(tool, [], stdio);
  const failed = failuresOf(results);
  const outcome = { results, flaky: [], reasons: [] };
  if (results.errors.length > 0) return { ...outcome, isGreen: false, reasons: results.errors };
  const idle = tool.projects.filter(
    (name) => !results.tests.some(({ project, state }) => project === name && state === "passed"),
  );
  if (idle.length > 0)
    return { ...outcome, isGreen: false, reasons: idle.map((name) => `no test of '${name}' passed`) };
  if (failed.length === 0 && code === 0) return { ...outcome, isGreen: true };
  if (failed.length === 0)
    return { ...outcome, isGreen: false, reasons: [`no test failed, but the exit code is ${code}`] };
  if (!isRepeating || failed.length > MAX_REPEATED)
    return { ...outcome, isGreen: false, reasons: failed.map(describeTest) };
  const flaky: TestResult[] = [];
  const reasons: string[] = [];
  for (const { tests, args } of tool.repetitions(failed, results)) {
    if (stdio === "inherit") process.stdout.write(`\nrunning again: ${tests.map(describeTest).join("\n  ")}\n`);
    const again = await run(tool, args, stdio);
    for (const test of tests)
      if (passesIn(again, test)) flaky.push(test);
      else reasons.push(`${describeTest(test)} (failed twice)`);
  }
  return { isGreen: reasons.length === 0, results, flaky, reasons };
}

type Run = { code: number; results: Results };

/**
 * Of several repeated tests, some may fail. The test itself must have passed, and the other tests of its file, if they
 * ran at all.
 */
function passesIn({ code, results: { tests, errors } }: Run, { file, project, name }: TestResult): boolean {
  const ofFile = tests.filter((test) => test.file === file && test.project === project);
  const isBad = ofFile.some(({ state }) => state === "failed" || state === "not run");
  const hasPassed = ofFile.some((test) => test.state === "passed" && (name === "" || test.name === name));
  const isExplained = code === 0 || tests.some(({ state }) => state === "failed");
  return errors.length === 0 && isExplained && !isBad && hasPassed;
}

async function run(tool: Tool, selection: readonly string[], stdio: StdioOptions): Promise<Run> {
  const directory = await mkdtemp(join(tmpdir(), "test-results-"));
  try {
    const { args, env } = tool.command(directory);
    const code = await execute([...args, ...selection], { env, stdio });
    const unread = (): Results => ({
      tests: [],
      errors: [`${args.join(" ")} ended with ${code} and without a report`],
    });
    return { code, results: await tool.read(directory).catch(unread) };
  } finally {
    await rm(directory, { recursive: true });
  }
}

type Execution = { env?: Record<string, string>; stdio?: StdioOptions };

/**
 * @param command a program of node_modules/.bin with its arguments
 * @returns its exit code; 1 if a signal has ended it
 */
export function execute(command: readonly string[], { env = {}, stdio = "inherit" }: Execution = {}): Promise<number> {
  const [program = "", ...args] = command;
  const options = { cwd: root, stdio, env: { ...process.env, ...env } };
  return new Promise((resolve, reject) => {
    spawn(join(root, "node_modules", ".bin", program), args, options)
      .once("error", reject)
      .once("exit", (code) => resolve(code ?? 1));
  });
}
