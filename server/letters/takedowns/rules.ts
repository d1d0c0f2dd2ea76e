import { createHash } from "node:crypto";
import { DAY_MS } from "#contract/values/time.ts";
import { HIDDEN_IN_ALL, HIDDEN_PER_ADDRESS } from "#contract/schemas/takedowns.ts";

/**
 * Identifies the grounds of a request. Case, blanks and punctuation do not make new grounds, because otherwise a full
 * stop would undo the decision of an editor.
 */
export function groundsOf(reason: string): string {
  const plain = reason
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return createHash("sha256").update(plain).digest("hex");
}

export type Standing = {
  /** The consent is noted, so the picture shows persons (legal.md L25). */
  hasConsent: boolean;
  isHidden: boolean;
  /** The grounds on which an editor has decided that the picture stays. */
  decided: readonly string[];
  /** The pictures that wait for a decision. */
  waiting: number;
  /** The requests of the same mail address that have hidden pictures, or kept them hidden, within a day. */
  byAddress: number;
};

/**
 * True if the request hides the picture at once. If the picture is hidden already, the request keeps it hidden under the
 * same limits, so that nobody keeps pictures hidden who may not hide them.
 */
export function hides(grounds: string, { hasConsent, isHidden, decided, waiting, byAddress }: Standing): boolean {
  return (
    hasConsent && !decided.includes(grounds) && (isHidden || waiting < HIDDEN_IN_ALL) && byAddress < HIDDEN_PER_ADDRESS
  );
}

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** @param open the undecided requests that came after the editor had opened the picture */
export const staysHidden = (open: readonly { hid: boolean; grounds: string }[], decided: readonly string[]): boolean =>
  open.some(({ hid, grounds }) => hid && !decided.includes(grounds));
