import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnvironment } from "../kernel/env.ts";
import { checkFirst, dataDirProblem, listenProblem } from "./check-first.ts";

let dir: string;
const taken = createServer();
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "check-first-"));
  await writeFile(join(dir, "file"), "");
  await mkdir(join(dir, "locked"));
  await chmod(join(dir, "locked"), 0o500);
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve));
  await rm(dir, { recursive: true });
});

const check = (env: Record<string, string>) =>
  checkFirst(readEnvironment({ PORT: "0", DATA_DIR: join(dir, "data"), ...env }));
const coded = (code: string): Error => Object.assign(new Error(code), { code });

it("a taken port and an address of another machine are refused with what to do, and nothing is stored", async () => {
  const { port } = taken.address() as AddressInfo;
  await expect(check({ PORT: String(port) })).rejects.toThrow(
    `PORT: ${port} is in use on 127.0.0.1, perhaps by this site; end that program, or set another PORT`,
  );
  await expect(check({ HOST: "192.0.2.1" })).rejects.toThrow(/^HOST: .* 192\.0\.2\.1 .*; set one of its addresses/u);
  expect(listenProblem({ HOST: "0.0.0.0", PORT: 80 }, coded("EACCES"))).toMatch(/^PORT: 80 .*; set one from 1024/u);
  expect(await readdir(dir)).not.toContain("data");
});

it("a DATA_DIR that is a file, below one, or without rights is refused with what to do", async () => {
  for (const path of ["file", "file/below"])
    await expect(check({ DATA_DIR: join(dir, path) }), path).rejects.toThrow(
      `DATA_DIR: ${join(dir, path)} is a file, or lies below one; set the path of a folder`,
    );
  expect(dataDirProblem({ DATA_DIR: "/srv/data" }, coded("EACCES"))).toBe(
    "DATA_DIR: /srv/data cannot be used (EACCES); give it to the user that runs the site, or set another folder",
  );
});

// Root may write everywhere.
it.skipIf(process.getuid?.() === 0)("a DATA_DIR that belongs to another user is refused", async () => {
  await expect(check({ DATA_DIR: join(dir, "locked") })).rejects.toThrow(/^DATA_DIR: .* \(EACCES\); give it to/u);
});

it("a folder that can be used passes, and is made", async () => {
  await check({});
  await check({});
  expect(await readdir(join(dir, "data"))).toEqual([]);
});
