// Seals secrets of third parties with the site's key, so that a copy of the database does not reveal them.
import type { StoredSecret } from "#db/schema/settings.ts";
import { keyFor, openBytes, sealBytes } from "./sealed-bytes.ts";

/** Longer secrets are shown with their last four characters. Of shorter secrets, no characters are shown. */
const SHORTEST_NAMED = 8;
const USE = "config secrets";

export function sealSecret(secretKey: string, plain: string): StoredSecret {
  return {
    sealed: sealBytes(keyFor(secretKey, USE), Buffer.from(plain, "utf8")).toString("base64"),
    last4: plain.length >= SHORTEST_NAMED ? plain.slice(-4) : "",
  };
}

export function openSecret(secretKey: string, { sealed }: StoredSecret): string {
  return openBytes(keyFor(secretKey, USE), Buffer.from(sealed, "base64")).toString("utf8");
}
