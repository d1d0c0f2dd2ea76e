// Components that load from third parties, and the cookies that store the visitor's consent (contract.md section 3).
import { type Components, isOn } from "./components.ts";

/** Each is a component's name in the settings, and the name of its consent cookie. */
export const consentKinds = ["social", "analytics"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** `accepted` or `declined` after the visitor has answered the banner. */
export const ANSWER_COOKIE = "cookies";

/** The enabled components that load only after the visitor agrees; if there are none, no banner is shown. */
export function kindsToAsk(config: { components: Components }): ConsentKind[] {
  return consentKinds.filter((kind) => isOn(config, kind));
}

/** The components that the visitor agreed to; without a cookie, no component. */
export function consentsOf(cookies: Record<string, string | undefined>, asked: readonly ConsentKind[]): ConsentKind[] {
  return asked.filter((kind) => cookies[kind] === "on");
}
