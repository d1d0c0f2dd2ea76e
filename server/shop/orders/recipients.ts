import type { Settings } from "#contract/schemas/settings.ts";
import { isReservedAddress } from "#contract/values/reserved-domains.ts";
import type { Queryable } from "#db/open.ts";
import { listSystemHandles } from "../../people/accounts/store.ts";

/** The oldest system user whose address can receive mail; null if there is none. */
export async function findFallbackRecipient(db: Queryable): Promise<string | null> {
  return (await listSystemHandles(db)).find((handle) => !isReservedAddress(handle)) ?? null;
}

export async function orderRecipients(db: Queryable, { notify }: Pick<Settings, "notify">): Promise<readonly string[]> {
  if (notify.order.length > 0) return [...new Set(notify.order)];
  const fallback = await findFallbackRecipient(db);
  return fallback === null ? [] : [fallback];
}
