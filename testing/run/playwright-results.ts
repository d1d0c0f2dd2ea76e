import { relative } from "node:path";
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { Results, TestResult } from "./results.ts";

export function readPlaywrightReport(report: JSONReport): Results {
  const directory = relative(process.cwd(), report.config.rootDir);
  return {
    tests: report.suites.flatMap((suite) => testsOf(suite, [], directory)),
    errors: report.errors.map(({ message, stack }) => stack ?? message ?? "an error without a message"),
  };
}

/** In Playwright's report, the file itself is the top suite. */
function testsOf(suite: JSONReportSuite, titles: readonly string[], directory: string): TestResult[] {
  return [
    ...suite.specs.flatMap((spec) => spec.tests.map((test) => resultOf(spec, test, titles, directory))),
    ...(suite.suites ?? []).flatMap((part) => testsOf(part, [...titles, part.title], directory)),
  ];
}

function resultOf(
  { file, title, line }: JSONReportSpec,
  { projectName, status, results, annotations }: JSONReportTest,
  titles: readonly string[],
  directory: string,
): TestResult {
  // After a failure in a serial group, Playwright reports the group's other tests as skipped, but without an
  // annotation.
  const isPlanned = annotations.some(({ type }) => type === "skip" || type === "fixme");
  const states = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "not run" } as const;
  return {
    project: projectName,
    file: `${directory}/${file}`,
    name: [...titles, title].join(" › "),
    state: isPlanned ? "skipped" : states[status],
    line,
    durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
  };
}
