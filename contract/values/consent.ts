// Components that load from third parties, and the cookies that store the visitor's consent (contract.md section 3).
import { type Components, isOn } from "./components.ts";

/** Each value is the name of a component in the settings, and of its consent cookie. */
export const consentKinds = ["social", "analytics"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The script of Google Analytics. Only visitors who have consented receive it. */
export const measurementPath = "/messung.js";

/** The cookie's value is `accepted` or `declined` after the visitor has answered the banner. */
export const ANSWER_COOKIE = "cookies";

export function kindsToAsk(settings: { components: Components }, hasMeasurementId: boolean): ConsentKind[] {
  const isAsked: Record<ConsentKind, boolean> = { social: true, analytics: hasMeasurementId };
  return consentKinds.filter((kind) => isOn(settings, kind) && isAsked[kind]);
}

/** True if the site's own counting is on without consent. Visitors can then object to it. */
export function mayObject(settings: { components: Components; asks: readonly ConsentKind[] }): boolean {
  return isOn(settings, "analytics") && !settings.asks.includes("analytics");
}

export function consentsOf(cookies: Record<string, string | undefined>, asked: readonly ConsentKind[]): ConsentKind[] {
  return asked.filter((kind) => cookies[kind] === "on");
}
