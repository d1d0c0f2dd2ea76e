// The steps of an editing session in the tab's storage, so that a reload takes none away that still fits what is there.
import type { Picture } from "#contract/schemas/files.ts";
import { isSameDraft } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import type { Session } from "./session.ts";
import { noSteps } from "./steps.ts";

type Files = Record<string, Picture>;

/** Characters; tabs have a few millions in all. The oldest steps go first. */
const MOST = 1_000_000;

const PREFIX = "steps/";
const nameOf = (userId: string, entryId: string): string => `${PREFIX}${userId}/${entryId}`;

/** An open editor keeps what it has once more when its page is left, which a sign-out does. */
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
    // Without room, or without storage, a reload begins without steps, as it may.
  }
}

export function dropSteps(userId: string, entryId: string): void {
  try {
    sessionStorage.removeItem(nameOf(userId, entryId));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** On sign-out: the next person at this tab reads nothing of them. */
export function dropAllSteps(): void {
  isSignedOut = true;
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** As many from the beginning as have room. */
function fitting(drafts: readonly Draft[], room: number): Draft[] {
  let left = room;
  const end = drafts.findIndex((draft) => (left -= JSON.stringify(draft).length + 1) < 0);
  return end === -1 ? [...drafts] : drafts.slice(0, end);
}

/** The session with its steps from before the reload, and the pictures that they show; as it was if it goes on elsewhere. */
export function withKeptSteps(userId: string, entryId: string, session: Session): { session: Session; files: Files } {
  const none = { session, files: {} };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId, entryId)) ?? "null");
    if (!isRecord(kept) || !isDraft(kept["draft"]) || !isRecord(kept["files"])) return none;
    const { draft, past, future, files } = kept;
    // Somebody else, or another tab, has written meanwhile: steps back would take that away.
    if (!isSameDraft(draft, session.draft) || !isDrafts(past) || !isDrafts(future)) return none;
    return { session: { ...session, steps: { ...noSteps, past, future } }, files: files as Files };
  } catch {
    return none;
  }
}

function isDrafts(value: unknown): value is Draft[] {
  return Array.isArray(value) && value.every(isDraft);
}
