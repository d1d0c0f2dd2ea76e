import { expect, it, vi } from "vitest";
import { createEntry, exitOf, signIn, startSite, useSiteProcesses } from "#testing/site-processes.ts";

// Each start and each save of PGlite takes several seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

useSiteProcesses({ isStarted: true });

it("SIGKILL during saves loses no acknowledged save, and the next start needs no repair", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const site = await startSite();
    const cookie = await signIn(site.url);
    const save = async (writer: number): Promise<void> => {
      for (let n = 0; ; n++) {
        const answer = await createEntry(site.url, cookie, `${round} ${writer} ${n}`).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(((await answer.json().catch(() => ({ _id: "" }))) as { _id: string })._id);
        if (acknowledged.length >= (round + 1) * 40) site.child.kill("SIGKILL");
      }
    };
    await Promise.all([0, 1, 2, 3].map(save));
    await exitOf(site.child);
  }
  const site = await startSite();
  const cookie = await signIn(site.url);
  const ids = acknowledged.filter((id) => id !== "");
  expect(ids.length).toBeGreaterThan(100);
  for (let from = 0; from < ids.length; from += 200) {
    const part = ids.slice(from, from + 200);
    const answer = await fetch(`${site.url}/api/v0/batch/entry`, {
      method: "POST",
      headers: { origin: site.url, cookie, "content-type": "application/json" },
      body: JSON.stringify(part),
    });
    expect((await answer.json()) as unknown[]).toHaveLength(part.length);
  }
});
