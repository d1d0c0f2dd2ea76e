// Passkeys belong to a host name, and require a secure connection.
import { isIP } from "node:net";
import { getSettings } from "../../../kernel/settings/store.ts";
import type { Queryable } from "#db/open.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { PasskeySite } from "../../../outside/webauthn.ts";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** @returns null if passkeys are impossible for the site's address; loopback addresses become 'localhost' */
export function passkeyHostOf(publicUrl: string): { id: string; origin: string } | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (loopbackNames.has(hostname)) {
    const at = port === "" ? "" : `:${port}`;
    return { id: "localhost", origin: `${protocol}//localhost${at}` };
  }
  if (protocol !== "https:" || isIP(hostname.replaceAll(/[[\]]/gu, "")) !== 0) return null;
  return { id: hostname, origin };
}

/** @throws notFound (C404) if the site's address allows no passkeys */
export async function passkeySite(db: Queryable, publicUrl: string): Promise<PasskeySite> {
  const host = passkeyHostOf(publicUrl);
  if (!host) throw new AppError("notFound");
  const { settings } = await getSettings(db);
  return { ...host, name: siteNameOf(settings, "de") || host.id };
}
