import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { currentDataDir, exitOf, launchSite, startSite, useSiteProcesses } from "#testing/site-processes.ts";

useSiteProcesses({ isStarted: true });

it("a data directory in use is refused to a second process, with the id of the first", async () => {
  const first = await startSite();
  const second = launchSite();
  expect(await exitOf(second.child)).toBe(1);
  expect(second.stderr()).toContain(`is in use by process ${first.child.pid}`);
  expect(second.stderr()).toMatch(/^DATA_DIR: .*; end it, or set another DATA_DIR, .*\n$/u);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

it("a data directory is not blocked by the leftovers of a dead process", async () => {
  await writeFile(join(currentDataDir(), "lock.owner"), "process 1");
  await writeFile(join(currentDataDir(), "lock"), "");
  expect((await fetch(`${(await startSite()).url}/readyz`)).status).toBe(200);
});
