import type { Storage } from "#contract/values/overview.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { sumOriginalBytes } from "../../library/files/store.ts";

export async function readStorage(db: Queryable): Promise<Storage> {
  const { settings } = await getSettings(db);
  return { used: await sumOriginalBytes(db), total: settings.quota };
}
