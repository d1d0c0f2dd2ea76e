import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { readPlaywrightReport } from "./playwright-results.ts";
import type { Results, TestResult } from "./results.ts";

/** `args` selects these tests. */
export type Repetition = { tests: readonly TestResult[]; args: string[] };

export type Tool = {
  command: (directory: string) => { args: string[]; env: Record<string, string> };
  /** @throws if the tool ended before it wrote its report */
  read: (directory: string) => Promise<Results>;
  /**
   * Divides the failed tests into runs that repeat them one after another. If the rest of a test's serial group did not
   * run, its run contains the whole file.
   */
  repetitions: (failed: readonly TestResult[], all: Results) => Repetition[];
  projects: readonly string[];
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

export const vitest = (projects: readonly string[]): Tool => ({
  command: (directory) => ({
    args: ["vitest", "run", "--reporter=default", "--reporter=./testing/run/vitest-reporter.ts"],
    env: { VITEST_RESULTS: join(directory, "vitest.json") },
  }),
  read: async (directory) => JSON.parse(await readFile(join(directory, "vitest.json"), "utf8")) as Results,
  // vitest selects a test by its name, which is not unique among files.
  repetitions: (failed) =>
    failed.map((test) => ({
      tests: [test],
      args: [test.file, `--project=${test.project}`, ...(test.name === "" ? [] : ["-t", `^${escaped(test.name)}$`])],
    })),
  projects,
});

export const playwright: Tool = {
  command: (directory) => ({
    args: ["playwright", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(directory, "playwright.json") },
  }),
  read: async (directory) =>
    readPlaywrightReport(JSON.parse(await readFile(join(directory, "playwright.json"), "utf8")) as JSONReport),
  // Each run of Playwright builds the client and a site, so a run repeats all failed tests of its project.
  repetitions: (failed, { tests: all }) =>
    [...Map.groupBy(failed, ({ project }) => project)].map(([project, tests]) => {
      const places = tests.map(({ file, line }) => {
        const isSerial = all.some((test) => test.file === file && test.project === project && test.state === "not run");
        return isSerial ? file : `${file}:${line}`;
      });
      return {
        tests,
        args: [...new Set(places), `--project=${project}`, "--workers=1", "--trace=on", "--output=test-results/again"],
      };
    }),
  projects: ["desktop", "phone"],
};
