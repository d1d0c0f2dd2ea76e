// What loads something from third parties, and the cookies that say whether a visitor agreed (contract.md section 3).

/** Each is a component's name in the settings, and the name of its consent cookie. */
export const consentKinds = ["social", "analytics"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** `accepted` or `declined` once the banner was answered. */
export const ANSWER_COOKIE = "cookies";

/** The components that are switched on and load nothing before a visitor agrees; none: nothing is asked. */
export function kindsToAsk(components: Record<string, { enabled: boolean }>): ConsentKind[] {
  return consentKinds.filter((kind) => components[kind]?.enabled === true);
}

/** What the visitor agreed to, of what is asked; without a cookie nothing. */
export function consentsOf(cookies: Record<string, string | undefined>, asked: readonly ConsentKind[]): ConsentKind[] {
  return asked.filter((kind) => cookies[kind] === "on");
}
