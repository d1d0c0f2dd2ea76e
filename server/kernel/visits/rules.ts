// What a browser says of itself, reduced to what is counted: host, device class, language. Programs are not counted.
import { isbot } from "isbot";
import type { Device } from "#contract/schemas/analytics.ts";

/** Of a browser: programs, and those that say nothing or more than any browser, are null. */
export function deviceOf(userAgent: string): Device | null {
  if (userAgent === "" || userAgent.length > AGENT_LENGTH || isbot(userAgent)) return null;
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/u.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android|Phone/u.test(userAgent) ? "phone" : "desktop";
}

/** No browser's is longer. */
export const AGENT_LENGTH = 500;

const HOST_LENGTH = 100;
const host = /^https?:\/\/(?:[^/@?#]*@)?([a-z\d.-]+)(?::\d+)?(?:[/?#]|$)/iu;

/**
 * Only the host of the page that led here: the rest of its address may say who somebody is.
 * @param own the host of this site
 * @returns empty for pages of this site, and for what is no host
 */
export function referrerHost(referrer: string, own: string): string {
  const found = host.exec(referrer)?.[1]?.toLowerCase() ?? "";
  return found.length > HOST_LENGTH || found === own ? "" : found;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** 'de' of 'de-AT,de;q=0.9,en;q=0.8'; empty if there is no such language. */
export function languageIn(acceptLanguage: string): string {
  const code = /^\s*([a-z]{2,3})(?:[-,;\s]|$)/iu.exec(acceptLanguage)?.[1]?.toLowerCase() ?? "";
  return code !== "" && names.of(code) !== undefined ? code : "";
}
