import { dropOwn, keepOwn, readOwn } from "../api/own-storage.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { isSameDraft } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import { picturesUnderNewNames, underNewNames } from "./kept-drafts-before.ts";
import type { Session } from "./session.ts";
import { noSteps } from "./steps.ts";

type Files = Record<string, Picture>;

/**
 * A limit in characters, because a tab can store only a few million. Above this limit, the oldest steps are dropped.
 */
const MOST = 1_000_000;

/** If the storage is full or disabled, a reload loses the steps. */
export function keepSteps(userId: string, entryId: string, { draft, steps }: Session, files: Files): void {
  if (steps.past.length + steps.future.length === 0) return dropSteps(userId, entryId);
  const rest = JSON.stringify({ draft, files }).length;
  const future = fitting([...steps.future], MOST - rest);
  const past = fitting([...steps.past].reverse(), MOST - rest - JSON.stringify(future).length).reverse();
  keepOwn("steps", userId, entryId, { draft, past, future, files });
}

export function dropSteps(userId: string, entryId: string): void {
  dropOwn("steps", userId, entryId);
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
  const kept = readOwn("steps", userId, entryId);
  if (!isRecord(kept) || !isRecord(kept["files"])) return none;
  const draft = underNewNames(kept["draft"]);
  const [past, future] = [kept["past"], kept["future"]].map(underAllNewNames);
  if (!isDraft(draft)) return none;
  // If another user or tab has meanwhile changed the draft, undo would revert that change. So the steps are dropped.
  if (!isSameDraft(draft, session.draft) || !isDrafts(past) || !isDrafts(future)) return none;
  return {
    session: { ...session, steps: { ...noSteps, past, future } },
    files: picturesUnderNewNames(kept["files"]),
  };
}

function underAllNewNames(drafts: unknown): unknown {
  return Array.isArray(drafts) ? drafts.map(underNewNames) : drafts;
}

function isDrafts(value: unknown): value is Draft[] {
  return Array.isArray(value) && value.every(isDraft);
}
