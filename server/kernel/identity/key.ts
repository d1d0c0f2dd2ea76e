import { createHmac } from "node:crypto";
import { getSettings } from "../settings/store.ts";
import type { Services } from "../context.ts";
import { findIdentity, type Identity, updateIdentity } from "./store.ts";

export function fingerprintOf(secretKey: string, { identity }: Pick<Identity, "identity">): string {
  return createHmac("sha256", secretKey).update(`fingerprint for ${identity}`).digest("hex").slice(0, 32);
}

/**
 * Records the first SECRET_KEY as the key of the site. With the embedded database, another key replaces it as long as
 * the settings contain no secrets.
 * @returns false if the site has another key than this process
 */
export async function joinKey({ database, secretKey }: Pick<Services, "database" | "secretKey">): Promise<boolean> {
  const identity = await findIdentity(database.db);
  if (!identity) return true;
  const fingerprint = fingerprintOf(secretKey, identity);
  if (identity.keyFingerprint === fingerprint) return true;
  const isFree = identity.keyFingerprint === null || (database.kind !== "postgres" && (await hasNoSecrets(database)));
  if (isFree) await updateIdentity(database.db, { keyFingerprint: fingerprint });
  return isFree;
}

/** Records this process's key without a check. Secrets that another key sealed become unreadable. */
export async function takeKey({ database, secretKey }: Pick<Services, "database" | "secretKey">): Promise<void> {
  const identity = await findIdentity(database.db);
  if (identity) await updateIdentity(database.db, { keyFingerprint: fingerprintOf(secretKey, identity) });
}

async function hasNoSecrets({ db }: Services["database"]): Promise<boolean> {
  return Object.keys((await getSettings(db)).secrets).length === 0;
}
