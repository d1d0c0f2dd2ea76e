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
  /** The pictures that requests of the same address have hidden within a day. */
  byAddress: number;
};

export function hidesAtOnce(grounds: string, { hasConsent, isHidden, decided, waiting, byAddress }: Standing): boolean {
  return (
    hasConsent && !isHidden && !decided.includes(grounds) && waiting < HIDDEN_IN_ALL && byAddress < HIDDEN_PER_ADDRESS
  );
}

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** A picture stays hidden while somebody has asked for its removal on grounds that no editor has decided. */
export const staysHidden = (open: readonly string[], decided: readonly string[]): boolean =>
  open.some((grounds) => !decided.includes(grounds));
