import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { readPlaywrightReport } from "./playwright-results.ts";
import type { Results, TestResult } from "./results.ts";

export type Tool = {
  command: (directory: string) => { args: string[]; env: Record<string, string> };
  /** @throws if the tool ended before it wrote its report */
  read: (directory: string) => Promise<Results>;
  /**
   * The arguments that select only the failed test. If the rest of its serial group did not run, they select the whole
   * file.
   */
  select: (failed: TestResult, all: Results) => string[];
  projects: readonly string[];
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

export const vitest = (projects: readonly string[]): Tool => ({
  command: (directory) => ({
    args: ["vitest", "run", "--reporter=default", "--reporter=./testing/run/vitest-reporter.ts"],
    env: { VITEST_RESULTS: join(directory, "vitest.json") },
  }),
  read: async (directory) => JSON.parse(await readFile(join(directory, "vitest.json"), "utf8")) as Results,
  select: ({ project, file, name }) => [
    file,
    `--project=${project}`,
    ...(name === "" ? [] : ["-t", `^${escaped(name)}$`]),
  ],
  projects,
});

export const playwright: Tool = {
  command: (directory) => ({
    args: ["playwright", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(directory, "playwright.json") },
  }),
  read: async (directory) =>
    readPlaywrightReport(JSON.parse(await readFile(join(directory, "playwright.json"), "utf8")) as JSONReport),
  select: ({ project, file, line }, { tests }) => {
    const isSerial = tests.some((test) => test.file === file && test.project === project && test.state === "not run");
    return [isSerial ? file : `${file}:${line}`, `--project=${project}`, "--workers=1", "--trace=on"];
  },
  projects: ["desktop", "phone"],
};
