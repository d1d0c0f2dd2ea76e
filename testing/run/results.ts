export type TestResult = {
  project: string;
  file: string;
  /** '' if the file failed outside of its tests, for example in `beforeAll`. */
  name: string;
  /** 'not run': the test belongs to a serial group in which an earlier test has failed. */
  state: "passed" | "failed" | "skipped" | "not run";
  durationMs: number;
  /** The line of the test in its file. Only Playwright can select tests by line. */
  line?: number;
};

export type Results = {
  tests: TestResult[];
  /** Errors outside of tests, such as a crashed process. Repeating a test does not remove them. */
  errors: string[];
};

export const failuresOf = ({ tests }: Results): TestResult[] => tests.filter(({ state }) => state === "failed");

export const countOf = ({ tests }: Results, state: TestResult["state"]): number =>
  tests.filter((test) => test.state === state).length;

export function slowestFiles(results: readonly Results[], count: number): { file: string; durationMs: number }[] {
  const total = new Map<string, number>();
  for (const { project, file, durationMs } of results.flatMap(({ tests }) => tests)) {
    const name = `${file} (${project})`;
    total.set(name, (total.get(name) ?? 0) + durationMs);
  }
  return [...total]
    .map(([file, durationMs]) => ({ file, durationMs }))
    .sort((a, b) => b.durationMs - a.durationMs)
    .slice(0, count);
}

export const describeTest = ({ project, file, name }: TestResult): string =>
  `${file} (${project}) › ${name === "" ? "outside of its tests" : name}`;
