import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/open.ts";
import type { Services } from "../context.ts";
import { openTestDatabase } from "#testing/database.ts";
import { countFailedJobs, dropFailedJobs, keepFailedJobs, listFailedJobs } from "./failed-store.ts";
import type { JobKind } from "./kind.ts";
import { sendLostJobs } from "./lost.ts";
import { jobQueue } from "./queue.ts";
import { sendJobs } from "./send.ts";

let database: Database;
const log = pino({ level: "silent" });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`delete from pgboss.job`);
});

type Run = { ids: string[]; kind: JobKind; until: (count: number) => Promise<void> };

function recorded(does: (id: string) => Promise<void> = async () => {}): Run {
  const ids: string[] = [];
  let told = (): void => {};
  const run = async (id: string): Promise<void> => {
    ids.push(id);
    told();
    await does(id);
  };
  return {
    ids,
    kind: { name: "mail", waiting: async () => [], open: () => ({ run, close: () => {} }) },
    until: async (count) => {
      while (ids.length < count) await new Promise<void>((resolve) => (told = resolve));
    },
  };
}

const process = (kind: JobKind) => jobQueue([kind]).start({ database, log } as unknown as Services);

const send = (...ids: string[]) =>
  database.db.transaction((tx) =>
    sendJobs(
      tx,
      "mail",
      ids.map((id) => ({ id })),
    ),
  );

async function states(): Promise<string[]> {
  const found = await database.db.execute(sql`select state::text from pgboss.job order by created_on`);
  return found.rows.map((row) => String(row["state"]));
}

describe("a job", () => {
  it("is there if its transaction is, and only once while it waits", async () => {
    await send("a");
    await send("a");
    const rolledBack = database.db.transaction(async (tx) => {
      await sendJobs(tx, "mail", [{ id: "b" }]);
      throw new Error("taken back");
    });
    await expect(rolledBack).rejects.toThrow("taken back");
    expect(await states()).toEqual(["created"]);
  });

  it("is done by one of two processes", async () => {
    const { kind, ids, until } = recorded();
    const both = [process(kind), process(kind)];
    const names = Array.from({ length: 120 }, (_, index) => `row-${index}`);
    await send(...names);
    await until(names.length);
    for (const one of both) await one.stop();
    expect(ids.toSorted()).toEqual(names.toSorted());
    expect(new Set(await states())).toEqual(new Set(["completed"]));
  });

  it("that fails is done again, and those fetched with it are not", async () => {
    let faults = 1;
    const { kind, ids, until } = recorded(async (id) => {
      if (id === "bad" && faults-- > 0) throw new Error("a fault");
    });
    await send("good", "bad", "fine");
    const one = process(kind);
    await until(4);
    await one.stop();
    expect(ids.toSorted()).toEqual(["bad", "bad", "fine", "good"]);
  });

  it("of a process that was killed is done by another", async () => {
    await send("half-done");
    await database.db.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 s'`,
    );
    const { kind, until } = recorded();
    const one = process(kind);
    await until(1);
    await one.stop();
    expect(await states()).toEqual(["completed"]);
  });

  it("that is running ends before a stop does", async () => {
    let ended = false;
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { kind, until } = recorded(async () => {
      await finished;
      ended = true;
    });
    await send("slow");
    const one = process(kind);
    await until(1);
    const stopped = one.stop().then(() => ended);
    finish();
    expect(await stopped).toBe(true);
    expect(await states()).toEqual(["completed"]);
  });
});

describe("a row that waits without a job", () => {
  it("gets one, and one that has its job gets no second", async () => {
    await send("has one");
    const at = new Date(Date.now() + 3_600_000);
    const rows = [
      { id: "has one", at: new Date() },
      { id: "lost", at },
    ];
    const kind = { name: "mail", waiting: async () => rows } as const;
    await sendLostJobs({ database, log }, [kind]);
    await sendLostJobs({ database, log }, [kind]);
    const found = await database.db.execute(
      sql`select singleton_key as key, start_after > now() + interval '50 min' as later from pgboss.job order by 1`,
    );
    expect(found.rows).toEqual([
      { key: "mail:has one", later: false },
      { key: "mail:lost", later: true },
    ]);
  });
});

it("a queue that is stopped while the database is away ends", async () => {
  const away = { pool: { query: () => Promise.reject(new Error("away")) }, db: database.db };
  const { kind } = recorded();
  const one = jobQueue([kind]).start({ database: away, log } as unknown as Services);
  await one.stop();
});

describe("a job that failed at every try", () => {
  const failed = async (ago: string) =>
    database.db.execute(
      sql`update pgboss.job set state = 'failed', created_on = now() - ${ago}::interval, completed_on = now() - ${ago}::interval`,
    );
  const listed = async () => (await listFailedJobs(database.db, 10)).map(({ name, id }) => [name, id]);

  it("is shown for two weeks, although others are dropped after a day", async () => {
    await send("poison");
    await failed("13 days");
    await keepFailedJobs(database.db);
    const kept = await database.db.execute(
      sql`select completed_on + deletion_seconds * interval '1 s' > now() as kept from pgboss.job`,
    );
    expect(kept.rows).toEqual([{ kept: true }]);
    expect(await listed()).toEqual([["mail", "poison"]]);
    expect(await countFailedJobs(database.db)).toBe(1);
  });

  it("is shown no more when its row has got another job", async () => {
    await send("poison");
    await failed("1 hour");
    await send("poison");
    expect([await listed(), await countFailedJobs(database.db)]).toEqual([[], 0]);
    await keepFailedJobs(database.db);
    expect(await states()).toEqual(["created"]);
  });

  it("is dropped when it is tried again", async () => {
    await send("poison");
    await failed("1 hour");
    expect(await database.db.transaction((tx) => dropFailedJobs(tx, "mail", "poison"))).toBe(1);
    expect(await states()).toEqual([]);
  });
});
