// Writes vitest's results to the file in VITEST_RESULTS. vitest's JSON reporter omits the name of the vitest project
// ('postgres' or 'embedded'), so that reporter cannot be used.
import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Results, TestResult } from "./results.ts";

const stateOf = (test: TestCase): TestResult["state"] => {
  const { state } = test.result();
  // If a process crashes, its test has no result.
  return state === "pending" ? "failed" : state;
};

export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env["VITEST_RESULTS"];
    if (file === undefined) return;
    const results: Results = {
      tests: modules.flatMap(testsOf),
      errors: unhandled.map(({ message, stack }) => stack ?? message),
    };
    writeFileSync(file, JSON.stringify(results));
  }
}

function testsOf(module: TestModule): TestResult[] {
  const place = { project: module.project.name, file: module.relativeModuleId };
  const tests = [...module.children.allTests()].map((test): TestResult => ({
    ...place,
    name: test.fullName,
    state: stateOf(test),
    durationMs: test.diagnostic()?.duration ?? 0,
  }));
  if (module.state() !== "failed" || tests.some(({ state }) => state === "failed")) return tests;
  return [...tests, { ...place, name: "", state: "failed", durationMs: 0 }];
}
