// What the network's description of a token means.
import { truncate } from "#contract/values/truncate.ts";
import type { ShareProblem, SocialTest } from "#contract/values/social.ts";

type Refused = Extract<SocialTest, { result: "refused" }>;
type Problem = { code: number; error_subcode?: number | undefined; message: string };

/** Of the code 190, by the documentation of the Graph API's errors. */
const ENDED = 463;
const TAKEN_BACK = new Set([458, 460, 467]);

const MAX_SAID = 300;

/** Words of the network may repeat what it was sent. */
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

/** @returns null if the token is a page's of this app, and works */
export function refusalOf(token: Described, appId: string): Pick<Refused, "reason"> | null {
  if (!token.is_valid) return { reason: token.error ? reasonOf(token.error) : "other" };
  if (token.app_id !== appId) return { reason: "otherApp" };
  return token.type === "PAGE" ? null : { reason: "noPage" };
}

/** Of the documentation of the Graph API's errors: too many calls; nothing was done. */
const BUSY = new Set([4, 17, 32, 341, 613]);
/** 'Unknown' and 'service': it may have been done all the same. */
const UNCLEAR = new Set([1, 2]);
const BLOCKED = 368;

/** Why the network does not do what a page asked for. */
export function shareProblemOf(problem: Problem): ShareProblem {
  const { code } = problem;
  if (code === 190 || code === 102) return reasonOf(problem) === "takenBack" ? "takenBack" : "ended";
  if (code === 10 || (code >= 200 && code < 300)) return "permission";
  if (BUSY.has(code)) return "busy";
  if (UNCLEAR.has(code)) return "unclear";
  return code === BLOCKED ? "blocked" : "other";
}

/** Those that end by themselves. */
export const isPassing = (problem: ShareProblem): boolean => problem === "busy" || problem === "unclear";

/**
 * 'Object does not exist', which the network also says to whoever may not see it: a page sees its own posts, which have
 * its id in front.
 */
export const saysGone = ({ code, error_subcode: subcode }: Problem): boolean => code === 100 && subcode === 33;

const PAUSES_SECONDS = [60, 300, 900, 3600];

/** @returns null if it is given up, and waits for a person */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES_SECONDS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}
