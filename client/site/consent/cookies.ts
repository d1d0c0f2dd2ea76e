// First-party cookies store the visitor's consent. The server reads these cookies with every page request.
import { ANSWER_COOKIE, type ConsentKind } from "#contract/values/consent.ts";
import { forgetPages } from "../offline/forget-pages.ts";

/** After half a year the visitor is asked again, as the supervisory authorities recommend. */
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

export function hasObjected(): boolean {
  return readCookies().get("analytics") === "off";
}

function keep(name: string, value: string, seconds = DAYS * DAY_SECONDS): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * Stores the choice and reloads the page, because the server sends another CSP for this choice.
 * @param objects true if the visitor objects to counting without consent; undefined if the dialog did not ask
 */
export function saveConsents(asked: readonly ConsentKind[], consents: readonly ConsentKind[], objects?: boolean): void {
  if (asked.length > 0) keep(ANSWER_COOKIE, consents.length > 0 ? "accepted" : "declined");
  for (const kind of asked) keep(kind, consents.includes(kind) ? "on" : "off");
  if (objects !== undefined) keep("analytics", "off", objects ? undefined : 0);
  // The pages in the service worker's cache still have the old CSP, so they are deleted.
  void forgetPages().then(() => location.reload());
}
