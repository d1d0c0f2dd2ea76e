import { expect, it } from "vitest";
import type { Db } from "#db/open.ts";
import type { Services } from "../context.ts";
import { keptFor } from "./retention.ts";

it("drops what is older than its days", async () => {
  const db = {} as Db;
  const services = { database: { db }, now: () => new Date("2026-11-27T12:00:00Z") } as Services;
  const dropped = await new Promise<unknown[]>((resolve) => {
    const work = keptFor("rows", 30, async (...given) => resolve(given)).start(services);
    void work.stop();
  });
  expect(dropped).toEqual([db, new Date("2026-10-28T12:00:00Z")]);
});
