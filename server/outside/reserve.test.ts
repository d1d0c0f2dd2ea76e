import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReserve } from "./reserve.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "reserve-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it("keeps room, gives it up once, and takes it again", async () => {
  const reserve = openReserve(directory, 2_500_000);
  expect(await reserve.giveUp()).toBe(false);
  expect(await reserve.fill()).toBe(true);
  const { size, blocks } = await stat(join(directory, "reserve"));
  expect(size).toBe(2_500_000);
  expect(blocks * 512).toBeGreaterThanOrEqual(size);
  expect(await reserve.fill()).toBe(true);
  expect(await reserve.giveUp()).toBe(true);
  expect(await readdir(directory)).toEqual([]);
  expect(await reserve.giveUp()).toBe(false);
  expect(await reserve.fill()).toBe(true);
});

it("leaves nothing where it cannot be written whole", async () => {
  const reserve = openReserve(join(directory, "not-there"), 1_000);
  expect(await reserve.fill()).toBe(false);
  expect(await reserve.giveUp()).toBe(false);
});
