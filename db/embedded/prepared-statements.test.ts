import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../open.ts";
import { MAX_PREPARED } from "./prepared-statements.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: "memory", snapshotFile: null });
});
afterAll(() => database.close());

async function ask(text: string, values: unknown[]): Promise<unknown[]> {
  return (await database.pool.query({ text, rowMode: "array" }, values)).rows;
}

async function prepared(like: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from pg_prepared_statements where statement like '${like}'`,
  );
  return (rows as { n: number }[])[0]?.n ?? -1;
}

it("prepares what comes again, and answers as before", async () => {
  for (let n = 0; n < 10; n++) expect(await ask("select $1::int + 1 as again", [n])).toEqual([[n + 1]]);
  expect(await ask("select $1::int + 2 as once", [1])).toEqual([[3]]);
  expect(await prepared("%as again")).toBe(1);
  expect(await prepared("%as once")).toBe(0);
});

it("asks on a new connection, to which the old one's names mean nothing", async () => {
  const text = "select $1::int + 3 as reconnected";
  for (let n = 0; n < 5; n++) await ask(text, [n]);
  const client = await database.pool.connect();
  client.release(true);
  for (let n = 0; n < 5; n++) expect(await ask(text, [n])).toEqual([[n + 3]]);
});

it("keeps the statements that a library names, after one that failed has ended the connection", async () => {
  const named = (n: number) =>
    database.pool.query({ name: "of a library", text: "select $1::int + 4 as sum", values: [n] });
  for (let n = 0; n < 4; n++) {
    expect((await named(n)).rows).toEqual([{ sum: n + 4 }]);
    await expect(database.pool.query("select 1 / 0")).rejects.toThrow("zero");
  }
});

it("leaves nothing prepared behind, however many connections break", async () => {
  for (let round = 0; round < 5; round++) {
    for (let n = 0; n < 5; n++) await ask(`select $1::int + 5 as left_behind`, [n]);
    await expect(database.pool.query("select 1 / 0")).rejects.toThrow("zero");
  }
  for (let n = 0; n < 5; n++) await ask(`select $1::int + 5 as left_behind`, [n]);
  expect(await prepared("%as left_behind")).toBe(1);
});

it("goes on after a statement that failed", async () => {
  const text = "select id from later where id = $1";
  for (let n = 0; n < 5; n++) await expect(ask(text, [n])).rejects.toThrow("later");
  await database.pool.query("create table later (id int); insert into later values (4)");
  for (let n = 0; n < 5; n++) expect(await ask(text, [4])).toEqual([[4]]);
  for (let n = 0; n < 5; n++) await expect(ask("select 1 / $1::int", [0])).rejects.toThrow("zero");
  expect(await ask("select 1 / $1::int", [1])).toEqual([[1]]);
});

it("keeps a bounded number of them", async () => {
  for (let n = 0; n < MAX_PREPARED + 50; n++) {
    for (let again = 0; again < 3; again++) expect(await ask(`select $1::int + ${n} as many`, [1])).toEqual([[n + 1]]);
  }
  expect(await prepared("%")).toBeLessThanOrEqual(MAX_PREPARED * 2);
  expect(await prepared("%as many")).toBeGreaterThan(MAX_PREPARED / 2);
});
