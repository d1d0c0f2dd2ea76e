// Seals secrets of third parties with the site's key, so that a copy of the database does not reveal them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { StoredSecret } from "#db/schema/settings.ts";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Of shorter ones the last four characters would be more than half. */
const SHORTEST_NAMED = 8;

function keyFor(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "config secrets", 32));
}

export function sealSecret(secretKey: string, plain: string): StoredSecret {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secretKey), iv);
  const sealed = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final()]);
  return {
    sealed: Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64"),
    last4: plain.length >= SHORTEST_NAMED ? plain.slice(-4) : "",
  };
}

/** @throws if another key sealed it, or the text was changed */
export function openSecret(secretKey: string, { sealed }: StoredSecret): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(ALGORITHM, keyFor(secretKey), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
}
