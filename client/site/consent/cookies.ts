// The visitor's consent, stored in cookies of this site; the server reads them with every page.
import { ANSWER_COOKIE, type ConsentKind, consentKinds } from "#contract/consent.ts";
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

/** Stores the choice and loads the page again, because the server sends the Content-Security-Policy with the page. */
export function saveConsents(consents: readonly ConsentKind[]): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const keep = (name: string, value: string): void => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${DAYS * DAY_SECONDS}; SameSite=Lax${secure}`;
  };
  keep(ANSWER_COOKIE, consents.length > 0 ? "accepted" : "declined");
  for (const kind of consentKinds) keep(kind, consents.includes(kind) ? "on" : "off");
  // Kept pages still have the previous policy.
  void forgetPages().then(() => location.reload());
}
