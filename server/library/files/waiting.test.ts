import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { files } from "#db/schema/files.ts";
import { tags } from "#db/schema/tags.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type Database, openDatabase, type Tx } from "#db/open.ts";
import { insertSettings } from "../../kernel/settings/store.ts";
import { moveTag, removeTag } from "../tags/change-tags.ts";
import { ensureTags } from "../tags/store.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { setQuota } from "#testing/quota.ts";
import { insertFile } from "#testing/library.ts";
import { jpeg } from "#testing/pictures.ts";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { createFile } from "./create-file.ts";
import { lockQuota } from "./quota-lock.ts";
import { replaceFile } from "./replace-file.ts";

const isInstalled = (await findPostgresBinaries()) !== null;

describe.runIf(isInstalled)("on PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let database: Database;
  let embedded: TestServices;
  let services: TestServices;

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    database = await openDatabase({ kind: "postgres", url: postgres.url });
    await migrateDatabase(database, postgres.url);
    await insertSettings(database.db);
    embedded = await openTestServices();
    services = { ...embedded, database, services: { ...embedded.services, database } };
  });
  afterAll(async () => {
    await embedded.close();
    await database.close();
    await postgres.close();
  });

  async function whileOpen<Result>(first: (tx: Tx) => Promise<void>, second: () => Promise<Result>): Promise<Result> {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const open = database.db.transaction(async (tx) => {
      await first(tx);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    let isThrough = false;
    const other = second().finally(() => {
      isThrough = true;
    });
    other.catch(() => {});
    const isWaiting = async (): Promise<void> => {
      const { rows } = await database.db.execute(sql`select 1 from pg_locks where not granted`);
      expect(isThrough || rows.length > 0).toBe(true);
    };
    await vi.waitFor(isWaiting, { timeout: 30_000 }).finally(() => end.resolve());
    await open;
    return other;
  }

  const paths = async () => (await database.db.select().from(tags)).map(({ path }) => path).sort();

  it("a tag that is made below another while that moves away goes along", async () => {
    await database.db.transaction((tx) => ensureTags(tx, ["Feste"]));
    await whileOpen(
      (tx) => ensureTags(tx, ["Feste|2026"]),
      () => moveTag(services, { from: "Feste", to: "Feiern" }),
    );
    expect(await paths()).toEqual(["Feiern", "Feiern|2026"]);
    await whileOpen(
      (tx) => ensureTags(tx, ["Feiern|2027"]),
      () => removeTag(services, "Feiern"),
    );
    expect(await paths()).toEqual([]);
  });

  it("a replacement counts the upload that is being stored", async () => {
    const received = await receiveBytes(services, await jpeg(60, 40, 1));
    const file = await createFile(services, { received, name: "a.jpg" });
    const bytes = await jpeg(300, 200, 2);
    await setQuota(database, bytes.length + 10);
    const other = await insertFile(database, { sizeBytes: 0 });
    const replaced = whileOpen(
      async (tx) => {
        await lockQuota(tx);
        await tx.update(files).set({ originalSizeBytes: 11 }).where(eq(files.id, other));
      },
      async () => replaceFile(services, { id: file.id, received: await receiveBytes(services, bytes), name: "b.jpg" }),
    );
    await expect(replaced).rejects.toMatchObject({ kind: "quotaExceeded" });
  });
});
