// Components that load from third parties, and the cookies that store the visitor's consent (contract.md section 3).
import { type Components, isOn } from "./components.ts";

/** Each value is a component's name in the settings and the name of its consent cookie. */
export const consentKinds = ["social", "analytics"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The script of Google Analytics; only visitors who consented receive it. */
export const measurementPath = "/messung.js";

/** `accepted` or `declined` after the visitor has answered the banner. */
export const ANSWER_COOKIE = "cookies";

/**
 * The enabled components that load only after the visitor agrees; if there are none, no banner is shown. The site's own
 * counting stores nothing in the browser and needs no consent: only Google's does.
 */
export function kindsToAsk(settings: { components: Components }, hasMeasurementId: boolean): ConsentKind[] {
  const isAsked: Record<ConsentKind, boolean> = { social: true, analytics: hasMeasurementId };
  return consentKinds.filter((kind) => isOn(settings, kind) && isAsked[kind]);
}

/** True if visitors can object to the site's own counting, for which no consent is asked. */
export function mayObject(settings: { components: Components; asks: readonly ConsentKind[] }): boolean {
  return isOn(settings, "analytics") && !settings.asks.includes("analytics");
}

export function consentsOf(cookies: Record<string, string | undefined>, asked: readonly ConsentKind[]): ConsentKind[] {
  return asked.filter((kind) => cookies[kind] === "on");
}
