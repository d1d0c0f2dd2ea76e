import { readdir } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import {
  currentDataDir,
  exitOf,
  launchSite,
  messagesOf,
  startSite,
  useSiteProcesses,
} from "#testing/site-processes.ts";

// On a busy machine, each first start takes half a minute.
vi.setConfig({ testTimeout: 300_000 });

useSiteProcesses();

it("SIGKILL during the first start blocks nothing", async () => {
  const { child } = launchSite();
  const appeared = async (): Promise<boolean> =>
    (await readdir(currentDataDir())).some((name) => name.startsWith("db") || name === "files");
  while (!(await appeared())) await new Promise((resolve) => setImmediate(resolve));
  child.kill("SIGKILL");
  await exitOf(child);
  const { url } = await startSite();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

it("SIGTERM during the first start ends it, and the next start repeats it", async () => {
  const { child, stdout, stderr } = launchSite({ DEMO: "1" });
  await vi.waitFor(() => expect(messagesOf(stdout())).toContain("filling the empty database"), { timeout: 90_000 });
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(143);
  expect(stderr()).toBe("SIGTERM: the start was interrupted\n");
  await startSite();
});
