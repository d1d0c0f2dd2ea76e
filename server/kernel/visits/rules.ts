// Reduces a browser's headers to the counted values: host, device class and language. Bots are not counted.
import { isbot } from "isbot";
import type { Device } from "#contract/schemas/analytics.ts";

export function deviceOf(userAgent: string): Device | null {
  if (userAgent === "" || userAgent.length > AGENT_LENGTH || isbot(userAgent)) return null;
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/u.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android|Phone/u.test(userAgent) ? "phone" : "desktop";
}

/** In characters. Browsers' user agents are shorter. */
export const AGENT_LENGTH = 500;

const HOST_LENGTH = 100;
const host = /^https?:\/\/(?:[^/@?#]*@)?([a-z\d.-]+)(?::\d+)?(?:[/?#]|$)/iu;

/**
 * Drops the path, because it may identify a person.
 * @param own the host of this site
 * @returns the host of the referrer; '' for this site, an overlong host and an invalid referrer
 */
export function referrerHost(referrer: string, own: string): string {
  const found = host.exec(referrer)?.[1]?.toLowerCase() ?? "";
  return found.length > HOST_LENGTH || found === own ? "" : found;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** @returns 'de' for 'de-AT,de;q=0.9,en;q=0.8'; '' for an unknown language */
export function languageIn(acceptLanguage: string): string {
  const code = /^\s*([a-z]{2,3})(?:[-,;\s]|$)/iu.exec(acceptLanguage)?.[1]?.toLowerCase() ?? "";
  return code !== "" && names.of(code) !== undefined ? code : "";
}
