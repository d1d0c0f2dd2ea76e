import { randomBytes } from "node:crypto";
import { AppError } from "#contract/schemas/errors.ts";
import type { DatabaseTest, StorageTest } from "#contract/values/self-tests.ts";
import { eq, sql } from "drizzle-orm";
import { settings } from "#db/schema/settings.ts";
import type { Services } from "../../kernel/context.ts";

const TEST_BYTES = 64_000;

/** Writes, reads and removes bytes. @throws thirdParty (C105), diskFull (C507) */
export async function testStorage({ storage, env }: Pick<Services, "storage" | "env">): Promise<StorageTest> {
  const began = performance.now();
  const bytes = randomBytes(TEST_BYTES);
  const hash = await storage.write(bytes);
  try {
    if (!(await storage.readBuffer(hash)).equals(bytes)) throw new AppError("thirdParty");
  } finally {
    await storage.remove(hash);
  }
  return { kind: env.FILES_URL === undefined ? "local" : "s3", ms: Math.ceil(performance.now() - began) };
}

export async function testDatabase({
  database: { db },
  env,
}: Pick<Services, "database" | "env">): Promise<DatabaseTest> {
  const began = performance.now();
  // Updates a single row, so that no deadlock with a save of several sections is possible.
  await db
    .update(settings)
    .set({ version: sql`${settings.version}` })
    .where(eq(settings.section, "texts"));
  const { rows } = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
  );
  const { version = "", bytes = "0" } = rows[0] ?? {};
  const kind = env.DATABASE_URL === undefined ? "embedded" : "postgres";
  return { kind, version, bytes: Number(bytes), ms: Math.ceil(performance.now() - began) };
}
