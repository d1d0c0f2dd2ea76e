// The site's key for push services (VAPID, RFC 8292) is set in the settings, or generated once by the site.
import { createECDH } from "node:crypto";
import { OWN_PUSH_KEY } from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Queryable } from "#db/open.ts";
import { openSecret, sealSecret } from "../../kernel/secrets/seal.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import type { CommandContext } from "../../kernel/context.ts";

const CURVE = "prime256v1";
const KEY_BYTES = 32;

/** In base64url, the format of browsers and push services. */
export type SiteKey = { publicKey: string; privateKey: string };

function newPrivateKey(): string {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  // The library omits leading zeros, so the hex text is padded.
  return Buffer.from(curve.getPrivateKey("hex").padStart(2 * KEY_BYTES, "0"), "hex").toString("base64url");
}

export function siteKeyOf(privateKey: string): SiteKey | null {
  const bytes = Buffer.from(privateKey, "base64url");
  if (bytes.length !== KEY_BYTES) return null;
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(bytes);
    return { privateKey: bytes.toString("base64url"), publicKey: curve.getPublicKey().toString("base64url") };
  } catch {
    return null;
  }
}

/** @returns null if there is no key yet, or if the key is unusable */
export async function findSiteKey(db: Queryable, secretKey: string): Promise<SiteKey | null> {
  return keyIn(await getSettings(db), secretKey);
}

function keyIn({ secrets }: LoadedSettings, secretKey: string): SiteKey | null {
  const stored = secrets["notifications.apikey"] ?? secrets[OWN_PUSH_KEY];
  if (!stored) return null;
  try {
    return siteKeyOf(openSecret(secretKey, stored));
  } catch {
    // Another SECRET_KEY has sealed the key, so the key cannot be opened.
    return null;
  }
}

/** Generates the key if there is none. @throws invalid (C200) if the key in the settings is not valid */
export function getSiteKey({
  services: { database, secretKey },
}: CommandContext<"database" | "secretKey">): Promise<SiteKey> {
  return database.db.transaction(async (tx) => {
    // Two processes generate only one key: the second process waits for this lock, and then finds the key.
    const stored = await lockSettings(tx);
    const known = keyIn(stored, secretKey);
    if (known) return known;
    if (stored.secrets["notifications.apikey"])
      throw new AppError("invalid", { fields: { apikey: { key: fieldKeys.pushKeyInvalid } } });
    const made = siteKeyOf(newPrivateKey());
    if (!made) throw new Error("a key that was just made is none");
    const secrets = { ...stored.secrets, [OWN_PUSH_KEY]: sealSecret(secretKey, made.privateKey) };
    await storeSettings(tx, { ...stored, secrets }, ["notifications"]);
    return made;
  });
}
