// `npm test` runs types, lint, format, vitest and Playwright, one after another. It prints how long each took.
import { hasPostgres } from "../projects.ts";
import { countOf, describeTest, slowestFiles, type TestResult } from "./results.ts";
import { execute, type Outcome, runTool } from "./run-tool.ts";
import { playwright, vitest, type Tool } from "./tools.ts";

/** Failed tests are repeated only in continuous integration, because a developer wants to see the failure. */
const isRepeating = process.env["CI"] === "true";

const checks: [name: string, command: string[]][] = [
  // Each checker computes the types that it shares with others again, so more checkers than cores take longer.
  ["types", ["tsc", "--noEmit", "--checkers", "2"]],
  ["lint", ["oxlint", "--deny-warnings"]],
  ["format", ["oxfmt", "--check"]],
];
const tools: [name: string, tool: Tool][] = [
  ["vitest", vitest(hasPostgres ? ["postgres", "embedded"] : ["embedded"])],
  ["browser", playwright],
];

const lines: string[] = [];
const outcomes: Outcome[] = [];
let isGreen = true;

async function timed<Result>(act: () => Promise<Result>): Promise<[result: Result, seconds: string]> {
  const begun = performance.now();
  const result = await act();
  return [result, `${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s`];
}

for (const [name, command] of checks) {
  if (!isGreen) break;
  const [code, seconds] = await timed(() => execute(command));
  isGreen = code === 0;
  lines.push(`${seconds}  ${name}${isGreen ? "" : ": red"}`);
}
for (const [name, tool] of tools) {
  if (!isGreen) break;
  const [outcome, seconds] = await timed(() => runTool(tool, { isRepeating }));
  isGreen = outcome.isGreen;
  outcomes.push(outcome);
  const { results, flaky, reasons } = outcome;
  const counts = `${countOf(results, "passed")} passed, ${countOf(results, "skipped")} skipped, ${flaky.length} flaky`;
  lines.push(
    `${seconds}  ${name}: ${counts}${isGreen ? "" : ", red"}`,
    ...reasons.map((reason) => `          ${reason}`),
  );
}

const flaky: TestResult[] = outcomes.flatMap((outcome) => outcome.flaky);
if (flaky.length > 0)
  lines.push("", "flaky (failed, and passed alone):", ...flaky.map((test) => `  ${describeTest(test)}`));
if (outcomes.length > 0) {
  lines.push("", "slowest files:");
  for (const { file, durationMs } of slowestFiles(
    outcomes.map(({ results }) => results),
    10,
  ))
    lines.push(`${(durationMs / 1000).toFixed(0).padStart(6)} s  ${file}`);
}
process.stdout.write(`\n${lines.join("\n")}\n\n${isGreen ? "green" : "red"}\n`);
process.exit(isGreen ? 0 : 1);
