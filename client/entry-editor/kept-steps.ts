import type { Picture } from "#contract/schemas/files.ts";
import { isSameDraft } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import { picturesUnderNewNames, underNewNames } from "./kept-drafts-before.ts";
import type { Session } from "./session.ts";
import { noSteps } from "./steps.ts";

type Files = Record<string, Picture>;

/**
 * A limit in characters, because a tab can store only a few million. If it is reached, the oldest steps are dropped.
 */
const MOST = 1_000_000;

const PREFIX = "steps/";
const nameOf = (userId: string, entryId: string): string => `${PREFIX}${userId}/${entryId}`;

/** True after signing out. Then an open editor must not store its steps again while the page closes. */
let isSignedOut = false;

export function keepSteps(userId: string, entryId: string, { draft, steps }: Session, files: Files): void {
  if (isSignedOut) return;
  try {
    const name = nameOf(userId, entryId);
    if (steps.past.length + steps.future.length === 0) return sessionStorage.removeItem(name);
    const rest = JSON.stringify({ draft, files }).length;
    const future = fitting([...steps.future], MOST - rest);
    const past = fitting([...steps.past].reverse(), MOST - rest - JSON.stringify(future).length).reverse();
    sessionStorage.setItem(name, JSON.stringify({ draft, past, future, files }));
  } catch {
    // The storage is full or disabled, so a reload loses the steps.
  }
}

export function dropSteps(userId: string, entryId: string): void {
  try {
    sessionStorage.removeItem(nameOf(userId, entryId));
  } catch {
    // The storage is disabled. Then it contains no steps.
  }
}

/** Must be called on sign-out, so that the next user of this tab cannot read the steps. */
export function dropAllSteps(): void {
  isSignedOut = true;
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // The storage is disabled. Then it contains no steps.
  }
}

function fitting(drafts: readonly Draft[], room: number): Draft[] {
  let left = room;
  const end = drafts.findIndex((draft) => (left -= JSON.stringify(draft).length + 1) < 0);
  return end === -1 ? [...drafts] : drafts.slice(0, end);
}

/**
 * Adds the steps from before the reload, and their pictures. If the draft is not the same, the session stays unchanged.
 */
export function withKeptSteps(userId: string, entryId: string, session: Session): { session: Session; files: Files } {
  const none = { session, files: {} };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId, entryId)) ?? "null");
    if (!isRecord(kept) || !isRecord(kept["files"])) return none;
    const draft = underNewNames(kept["draft"]);
    const [past, future] = [kept["past"], kept["future"]].map(underAllNewNames);
    if (!isDraft(draft)) return none;
    // If another user or tab has changed the draft since, undo would revert that change, so the steps are dropped.
    if (!isSameDraft(draft, session.draft) || !isDrafts(past) || !isDrafts(future)) return none;
    return {
      session: { ...session, steps: { ...noSteps, past, future } },
      files: picturesUnderNewNames(kept["files"]),
    };
  } catch {
    return none;
  }
}

function underAllNewNames(drafts: unknown): unknown {
  return Array.isArray(drafts) ? drafts.map(underNewNames) : drafts;
}

function isDrafts(value: unknown): value is Draft[] {
  return Array.isArray(value) && value.every(isDraft);
}
