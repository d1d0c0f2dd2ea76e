import { describe, expect, inject, it } from "vitest";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/open.ts";
import { reasonOf } from "../kernel/reason.ts";
import { createPostgresDatabase } from "#testing/database.ts";
import { openTestSite } from "#testing/site.ts";
import { fillSite } from "./fill-site.ts";
import { withStartDatabase } from "./services.ts";

const lockTimeout = sql`select current_setting('lock_timeout') as limit`;

describe.runIf(inject("postgresUrl") !== "")("on PostgreSQL", () => {
  it("the start has the time limits of commands, and two simultaneous starts fill the site once", async () => {
    const { url, drop } = await createPostgresDatabase(inject("postgresUrl"));
    const open = async () => {
      const database = await openDatabase({ kind: "postgres", url });
      return openTestSite({ database, env: { DATABASE_URL: url, DEMO: "0" } });
    };
    const one = await open();
    const { db } = one.services.database;
    expect((await db.execute<{ limit: string }>(lockTimeout)).rows[0]?.limit).toBe("1500ms");
    await withStartDatabase(one.services, async ({ database }) => {
      expect((await database.db.execute<{ limit: string }>(lockTimeout)).rows[0]?.limit).toBe("30s");
    });
    const other = await open();
    await Promise.all([one, other].map(({ services }) => withStartDatabase(services, fillSite)));
    const { headers } = await one.request("GET", "/api/v0/entry/", { as: "admin" });
    expect(headers.get("x-total-count")).toBe("7");
    await one.close();
    await other.close();
    await drop();
  });

  it("a failed query is reported as a sentence, without the statement", async () => {
    const { url, drop } = await createPostgresDatabase(inject("postgresUrl"));
    const database = await openDatabase({ kind: "postgres", url });
    const failed = await database.db.execute(sql`select geheim from settings`).catch((error: unknown) => error);
    expect(reasonOf(failed)).toBe('column "geheim" does not exist');
    const late = database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1`);
      await tx.execute(sql`select pg_sleep(1)`);
    });
    expect(reasonOf(await late.catch((error: unknown) => error))).toBe(
      "the database could not do it now: canceling statement due to statement timeout",
    );
    await database.close();
    await drop();
  });
});
