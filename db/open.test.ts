import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#testing/database.ts";
import type { Database } from "./open.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("a transaction", () => {
  it("refuses db inside of it, on both databases, and is rolled back", async () => {
    const { db } = database;
    const misuse = db.transaction(async (tx) => {
      await tx.execute(sql`insert into tags (path) values ('verloren')`);
      await db.execute(sql`select 1`);
    });
    await expect(misuse).rejects.toThrow();
    const { rows } = await db.execute(sql`select path from tags where path = 'verloren'`);
    expect(rows).toEqual([]);
  });

  it("gives its connection back when it fails, many times over", async () => {
    for (let n = 0; n < 30; n++) {
      await expect(database.db.transaction((tx) => tx.execute(sql`select * from nowhere`))).rejects.toThrow();
    }
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
