// What the network's description of a token means.
import type { SocialTest } from "#contract/social.ts";

type Refused = Extract<SocialTest, { result: "refused" }>;
type Problem = { code: number; error_subcode?: number | undefined; message: string };

/** Of the code 190, by the documentation of the Graph API's errors. */
const ENDED = 463;
const TAKEN_BACK = new Set([458, 460, 467]);

const MAX_SAID = 300;

/** Words of the network may repeat what it was sent. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "…"), text).slice(0, MAX_SAID);
}

export function reasonOf({ code, error_subcode: subcode }: Problem): Refused["reason"] {
  if (code !== 190 || subcode === undefined) return "other";
  if (subcode === ENDED) return "ended";
  return TAKEN_BACK.has(subcode) ? "takenBack" : "other";
}

type Described = {
  app_id?: string | undefined;
  type?: string | undefined;
  is_valid: boolean;
  error?: Problem | undefined;
};

/** @returns null if the token is a page's of this app, and works */
export function refusalOf(token: Described, appId: string): Pick<Refused, "reason"> | null {
  if (!token.is_valid) return { reason: token.error ? reasonOf(token.error) : "other" };
  if (token.app_id !== appId) return { reason: "otherApp" };
  return token.type === "PAGE" ? null : { reason: "noPage" };
}
