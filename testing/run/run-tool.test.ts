import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Outcome, runTool } from "./run-tool.ts";
import { playwright, type Tool, vitest } from "./tools.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "run-tool-"));
});
afterEach(() => rm(directory, { recursive: true }));

const configured = { vitest: vitest(["sample"]), playwright: { ...playwright, projects: ["sample"] } };

function runSample(name: "vitest" | "playwright", sample: string, isRepeating = true): Promise<Outcome> {
  const tool: Tool = configured[name];
  const command: Tool["command"] = (results) => {
    const { args, env } = tool.command(results);
    const own = { SAMPLE: sample, MARKER: join(directory, "marker"), OUTPUT: join(directory, "output") };
    return { args: [...args, `--config=testing/run/samples/${name}.config.ts`], env: { ...env, ...own } };
  };
  return runTool({ ...tool, command }, { isRepeating, stdio: "ignore" });
}

const summary = ({ isGreen, flaky, reasons }: Outcome): unknown => ({
  isGreen,
  flaky: flaky.map(({ name }) => name),
  reasons: reasons.map((reason) => reason.split("\n", 1)[0]),
});

it("a run without failures is green", async () => {
  expect(summary(await runSample("vitest", "green"))).toEqual({ isGreen: true, flaky: [], reasons: [] });
});

it("a test that passes alone is reported as flaky", async () => {
  const flaky = ["a group (with signs?) > passes when it runs a second time"];
  expect(summary(await runSample("vitest", "flaky"))).toEqual({ isGreen: true, flaky, reasons: [] });
});

it("a test that fails twice is red", async () => {
  const reasons = [expect.stringMatching(/red\.vitest\.ts \(sample\) › fails always \(failed twice\)$/u)];
  expect(summary(await runSample("vitest", "red"))).toEqual({ isGreen: false, flaky: [], reasons });
});

it("more than three failures are red at once", async () => {
  const { isGreen, flaky, reasons } = await runSample("vitest", "many");
  expect({ isGreen, flaky, count: reasons.length }).toEqual({ isGreen: false, flaky: [], count: 4 });
});

it("an error outside of a test, and a file that fails before its tests, are red", async () => {
  expect(summary(await runSample("vitest", "unhandled"))).toMatchObject({
    isGreen: false,
    reasons: ["Error: nobody handles this"],
  });
  const reasons = [expect.stringMatching(/before\.vitest\.ts \(sample\) › outside of its tests \(failed twice\)$/u)];
  expect(summary(await runSample("vitest", "before"))).toEqual({ isGreen: false, flaky: [], reasons });
});

it("without repetition a failure is red", async () => {
  const { isGreen, flaky } = await runSample("vitest", "flaky", false);
  expect({ isGreen, flaky }).toEqual({ isGreen: false, flaky: [] });
});

it("a failed browser test runs again alone, a serial group as a whole", async () => {
  const name = "passes when it runs a second time";
  expect(summary(await runSample("playwright", "flaky"))).toEqual({ isGreen: true, flaky: [name], reasons: [] });
  await rm(join(directory, "marker"));
  const ofGroup = "a serial group › needs the first, and passes when the group runs a second time";
  expect(summary(await runSample("playwright", "serial"))).toEqual({ isGreen: true, flaky: [ofGroup], reasons: [] });
});
