// The site's settings in the database: one row.
import { eq } from "drizzle-orm";
import { defaultSettings, type Settings } from "#contract/config.ts";
import type { Db, Queryable, Tx } from "#db/open.ts";
import { config, type StoredSecret } from "#db/schema/config.ts";

export type StoredConfig = { settings: Settings; secrets: Record<string, StoredSecret>; version: number };

const ROW = 1;

function withDefaults(row: typeof config.$inferSelect | undefined): StoredConfig {
  return {
    settings: { ...defaultSettings, ...(row?.settings as Partial<Settings> | undefined) },
    secrets: row?.secrets ?? {},
    version: row?.version ?? 1,
  };
}

export async function getSettings(db: Queryable): Promise<StoredConfig> {
  const [row] = await db.select().from(config).where(eq(config.id, ROW));
  return withDefaults(row);
}

/** The settings, locked until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<StoredConfig> {
  const [row] = await tx.select().from(config).where(eq(config.id, ROW)).for("update");
  return withDefaults(row);
}

export async function storeSettings(tx: Tx, stored: StoredConfig): Promise<void> {
  await tx
    .update(config)
    .set({ settings: stored.settings, secrets: stored.secrets, version: stored.version })
    .where(eq(config.id, ROW));
}

/** The row that everything else counts on; does nothing where it is. */
export async function insertSettings(db: Db): Promise<void> {
  await db.insert(config).values({ id: ROW, settings: {}, secrets: {} }).onConflictDoNothing();
}
