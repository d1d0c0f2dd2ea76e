// Writes vitest's results to the file in VITEST_RESULTS, because vitest's own JSON does not name the project.
import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Results, TestResult } from "./results.ts";

const stateOf = (test: TestCase): TestResult["state"] => {
  const { state } = test.result();
  // A test without a result belongs to a process that crashed.
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
