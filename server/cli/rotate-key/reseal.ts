// Seals all secrets of the database with another SECRET_KEY.
import { eq } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { approvals, type StoredChange } from "#db/schema/approvals.ts";
import { totpSecrets } from "#db/schema/second-factors.ts";
import { settings, type StoredSecret } from "#db/schema/settings.ts";
import { webhooks } from "#db/schema/webhooks.ts";
import { fingerprintOf } from "../../kernel/identity/key.ts";
import { lockIdentity, updateIdentity } from "../../kernel/identity/store.ts";
import { openSecret, sealSecret } from "../../kernel/secrets/seal.ts";
import { lockSettings } from "../../kernel/settings/store.ts";

export type Keys = { from: string; to: string };
/** `unreadable`: secrets that neither key opens. They stay as they are. */
export type Resealed = { sealed: number; unreadable: number };

/**
 * @returns null if the secrets already have the new key
 * @throws an error if `from` is not the key of the site
 */
export async function resealSecrets(tx: Tx, keys: Keys): Promise<Resealed | null> {
  const identity = await lockIdentity(tx);
  if (identity.keyFingerprint === fingerprintOf(keys.to, identity)) return null;
  if (identity.keyFingerprint !== null && identity.keyFingerprint !== fingerprintOf(keys.from, identity))
    throw new Error("SECRET_KEY_OLD: is not the key of this site");
  await lockSettings(tx);
  const count: Resealed = { sealed: 0, unreadable: 0 };
  const anew = resealer(keys, count);
  for (const row of await tx.select().from(settings).for("update"))
    await tx
      .update(settings)
      .set({ secrets: mapped(row.secrets, anew) })
      .where(eq(settings.section, row.section));
  for (const row of await tx.select().from(totpSecrets).for("update"))
    await tx
      .update(totpSecrets)
      .set({ secret: anew(row.secret) })
      .where(eq(totpSecrets.userId, row.userId));
  for (const row of await tx.select().from(webhooks).for("update"))
    if (row.secret)
      await tx
        .update(webhooks)
        .set({ secret: { sealed: anew({ ...row.secret, last4: "" }).sealed } })
        .where(eq(webhooks.id, row.id));
  for (const row of await tx.select().from(approvals).for("update"))
    await tx
      .update(approvals)
      .set({ change: changeAnew(row.change, anew) })
      .where(eq(approvals.id, row.id));
  await updateIdentity(tx, { keyFingerprint: fingerprintOf(keys.to, identity) });
  return count;
}

type Reseal = (secret: StoredSecret) => StoredSecret;

/** Equal sealed texts stay equal, because approvals compare them. */
function resealer({ from, to }: Keys, count: Resealed): Reseal {
  const known = new Map<string, string>();
  return (secret) => {
    const before = known.get(secret.sealed);
    if (before !== undefined) return { ...secret, sealed: before };
    const plain = opened(from, secret);
    if (plain === null) count.unreadable += 1;
    else count.sealed += 1;
    const sealed = plain === null ? secret.sealed : sealSecret(to, plain).sealed;
    known.set(secret.sealed, sealed);
    return { ...secret, sealed };
  };
}

function opened(key: string, secret: StoredSecret): string | null {
  try {
    return openSecret(key, secret);
  } catch {
    return null;
  }
}

const mapped = (secrets: Record<string, StoredSecret>, anew: Reseal): Record<string, StoredSecret> =>
  Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, anew(secret)]));

/** A change of the publishable key replaces a text that is not secret. */
function changeAnew(change: StoredChange, anew: Reseal): StoredChange {
  if (!change.secret) return change;
  const secret = anew(change.secret);
  const isSealed = change.kind === "paymentKey" && change.key !== "publishable" && Boolean(change.replaces);
  if (!isSealed || !change.replaces) return { ...change, secret };
  return { ...change, secret, replaces: anew({ sealed: change.replaces, last4: "" }).sealed };
}
