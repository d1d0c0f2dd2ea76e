import { createServer, type AddressInfo } from "node:net";
import { readdir } from "node:fs/promises";
import { describe, expect, inject, it, vi } from "vitest";
import { siteProgram } from "#testing/programs.ts";
import {
  createEntry,
  currentDatabaseUrl,
  currentDataDir,
  exitOf,
  launchSite,
  messagesOf,
  signIn,
  startSite,
  useSiteProcesses,
} from "#testing/site-processes.ts";

useSiteProcesses();

describe("the first start", () => {
  it("accepts a given password in either Unicode form, logs JSON lines, and counts two SIGTERM as one", async () => {
    const password = "Mühlenrad-2026";
    const { child, stdout, url } = await startSite({ ADMIN_PASSWORD: password.normalize("NFD") });
    for (const form of ["NFC", "NFD"]) await signIn(url, password.normalize(form));
    // npm and the service manager each send a signal, so the process gets two.
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(messagesOf(stdout()).at(-1)).toMatch(/^stopp/u));
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(messagesOf(stdout()).at(-1)).toBe("stopped");
    for (const line of stdout().trim().split("\n")) {
      if (!line.startsWith("listening on ")) expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });

  it("prints the handle and a generated password once, which must be changed", async () => {
    const first = await startSite({ ADMIN_PASSWORD: "" });
    // stderr may arrive later than the address on stdout.
    await expect.poll(() => first.stderr()).toMatch(/^admin: /mu);
    const password = /^admin: admin@example\.org (\S+)$/mu.exec(first.stderr())?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(first.stdout()).not.toContain(password);
    const cookie = await signIn(first.url, password);
    expect((await createEntry(first.url, cookie, "x")).status).toBe(403);
    const pages = (await (await fetch(`${first.url}/api/v0/entry?limit=50`)).json()) as { tags: string[] }[];
    expect(pages.map((page) => page.tags[0]).sort()).toContain("Seite|Impressum");
    expect(pages).toHaveLength(7);
    first.child.kill("SIGTERM");
    expect(await exitOf(first.child)).toBe(0);
    const second = await startSite({ ADMIN_PASSWORD: "" });
    expect(second.stderr()).toBe("");
    expect((await fetch(`${second.url}/api/v0/entry`)).headers.get("x-total-count")).toBe("7");
  });

  // server/kernel/env.test.ts tests all variables. The start itself checks these two.
  it.each([
    ["HOST", "not.a.host.invalid"],
    ["DATA_DIR", siteProgram],
  ])("refuses a wrong %s with one line that names it", async (name, value) => {
    const { child, stderr } = launchSite({ [name]: value });
    expect(await exitOf(child)).toBe(1);
    expect(stderr()).toMatch(new RegExp(`^${name}: .*\\n$`, "u"));
  });
});

it("without its port or its address stores nothing, and the next start prints the password", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const addresses: [string, string][] = [
    ["PORT", String(port)],
    ["HOST", "192.0.2.1"],
  ];
  for (const [name, value] of addresses) {
    const refused = launchSite({ [name]: value, ADMIN_PASSWORD: "" });
    expect(await exitOf(refused.child)).toBe(1);
    expect(refused.stderr()).toMatch(new RegExp(`^${name}: .*\\n$`, "u"));
  }
  expect(await readdir(currentDataDir())).toEqual([]);
  await new Promise((resolve) => taken.close(resolve));
  const site = await startSite({ ADMIN_PASSWORD: "", PORT: String(port) });
  await expect.poll(() => site.stderr()).toMatch(/^admin: /mu);
});

it.each(["postgres://127.0.0.1:1/site", "postgres://not.a.host.invalid/site"])(
  "names DATABASE_URL when %s cannot be reached",
  async (url) => {
    const { child, stderr } = launchSite({ DATABASE_URL: url });
    expect(await exitOf(child)).toBe(1);
    expect(stderr()).toMatch(/^DATABASE_URL: .*\n$/u);
  },
);

it.runIf(inject("postgresUrl") !== "")("names DATABASE_URL when there is no such database or user", async () => {
  const known = new URL(currentDatabaseUrl());
  const [otherName, otherUser] = [new URL(known), new URL(known)];
  otherName.pathname = "/no-such-database";
  otherUser.username = "nobody-of-that-name";
  for (const url of [otherName, otherUser]) {
    const { child, stderr } = launchSite({ DATABASE_URL: url.href });
    expect(await exitOf(child)).toBe(1);
    expect(stderr()).toMatch(/^DATABASE_URL: .* does not exist\n$/u);
  }
});

describe.runIf(inject("postgresUrl") !== "")("several processes on one PostgreSQL", () => {
  it("start together: the first user and the pages are made once", async () => {
    const sites = await Promise.all([startSite(), startSite(), startSite()]);
    for (const { url } of sites) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await fetch(`${url}/api/v0/entry`)).headers.get("x-total-count")).toBe("7");
    }
  });
});

it("SIGTERM lets running requests finish, and ends the process with 0", async () => {
  const { child, url, stdout } = await startSite();
  // On PostgreSQL, the databases of the tests are already migrated.
  const migrated = inject("postgresUrl") === "" ? ["migrating the database"] : [];
  expect(messagesOf(stdout())).toEqual(expect.arrayContaining([...migrated, "filling the empty database"]));
  const cookie = await signIn(url);
  const inFlight = Array.from({ length: 5 }, (_, n) => createEntry(url, cookie, `Letzte ${n}`));
  await inFlight[0];
  child.kill("SIGTERM");
  const answers = await Promise.allSettled(inFlight);
  expect(await exitOf(child)).toBe(0);
  expect(messagesOf(stdout()).slice(-1)).toEqual(["stopped"]);
  const done = answers.filter((answer) => answer.status === "fulfilled" && answer.value.status === 201);
  const again = await startSite();
  const list = await fetch(`${again.url}/api/v0/entry?q=Letzte`, { headers: { cookie: await signIn(again.url) } });
  expect(Number(list.headers.get("x-total-count"))).toBeGreaterThanOrEqual(done.length);
});
