// The visitor's consent, stored in cookies of this site; the server reads them with every page.
import { ANSWER_COOKIE, type ConsentKind } from "#contract/values/consent.ts";
import { forgetPages } from "../offline/forget-pages.ts";

/** Asked again after half a year, as the supervisory authorities recommend. */
const DAYS = 180;
const DAY_SECONDS = 86_400;

function readCookies(): Map<string, string> {
  return new Map(
    document.cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

export function isAnswered(): boolean {
  return readCookies().has(ANSWER_COOKIE);
}

export function hasConsent(kind: ConsentKind): boolean {
  return readCookies().get(kind) === "on";
}

/** Whether somebody asked not to be counted. */
export function hasObjected(): boolean {
  return readCookies().get("analytics") === "off";
}

function keep(name: string, value: string, seconds = DAYS * DAY_SECONDS): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * Stores the choice and loads the page again, because the server sends the Content-Security-Policy with the page.
 * @param objects to counting that needs no consent; undefined if nobody could say so. Without an objection nothing is
 * stored: it would be an agreement to what may be asked later.
 */
export function saveConsents(asked: readonly ConsentKind[], consents: readonly ConsentKind[], objects?: boolean): void {
  if (asked.length > 0) keep(ANSWER_COOKIE, consents.length > 0 ? "accepted" : "declined");
  for (const kind of asked) keep(kind, consents.includes(kind) ? "on" : "off");
  if (objects !== undefined) keep("analytics", "off", objects ? undefined : 0);
  // Kept pages still have the previous policy.
  void forgetPages().then(() => location.reload());
}
