import { truncate } from "#contract/values/truncate.ts";
import type { ShareProblem, SocialTest } from "#contract/values/social.ts";

type Refused = Extract<SocialTest, { result: "refused" }>;
type Problem = { code: number; error_subcode?: number | undefined; message: string };

/** Subcodes of error 190 in the Graph API's documentation of errors. */
const ENDED = 463;
const TAKEN_BACK = new Set([458, 460, 467]);

const MAX_SAID = 300;

/** Removes secrets, because messages of the social network may repeat parts of the request. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return truncate(
    secrets.reduce((rest, secret) => rest.replaceAll(secret, "…"), text),
    MAX_SAID,
  );
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

/** @returns null if the token is valid and belongs to a page and this app */
export function refusalOf(token: Described, appId: string): Pick<Refused, "reason"> | null {
  if (!token.is_valid) return { reason: token.error ? reasonOf(token.error) : "other" };
  if (token.app_id !== appId) return { reason: "otherApp" };
  return token.type === "PAGE" ? null : { reason: "noPage" };
}

/** Error codes of rate limits (Graph API documentation). The social network has not executed the request. */
const BUSY = new Set([4, 17, 32, 341, 613]);
/** Error codes 'unknown' and 'service'. The social network may have executed the request. */
const UNCLEAR = new Set([1, 2]);
const BLOCKED = 368;

export function shareProblemOf(problem: Problem): ShareProblem {
  const { code } = problem;
  if (code === 190 || code === 102) return reasonOf(problem) === "takenBack" ? "takenBack" : "ended";
  if (code === 10 || (code >= 200 && code < 300)) return "permission";
  if (BUSY.has(code)) return "busy";
  if (UNCLEAR.has(code)) return "unclear";
  return code === BLOCKED ? "blocked" : "other";
}

export const isPassing = (problem: ShareProblem): boolean => problem === "busy" || problem === "unclear";

/** True for a missing post. The token of another page gets the same error, so the caller must check the page. */
export const saysGone = ({ code, error_subcode: subcode }: Problem): boolean => code === 100 && subcode === 33;

const PAUSES_SECONDS = [60, 300, 900, 3600];

/** @returns null after the last automatic attempt; a user then has to act */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES_SECONDS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}
