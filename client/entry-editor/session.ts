import { type Change, changeDraft, draftOf, type EditableEntry, isSameDraft, withCompleteUrls } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { noSteps, stepBack, stepForward, type Steps, withStep } from "./steps.ts";

/** The server's working copy. If there is none, `revision` is null, and `draft` has the fields of the entry. */
export type ServerCopy = { revision: number | null; draft: Draft };

export type Session = {
  /** The entry's version on which the draft is based. Each save sends this version to the server. */
  version: number;
  stored: EditableEntry;
  base: Draft;
  copy: ServerCopy;
  draft: Draft;
  steps: Steps;
  isRestored: boolean;
};

export type Stored = { entry: EditableEntry; copy: ServerCopy | null };

export type SessionAction =
  | { type: "change"; change: Change; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "drop"; at: number }
  | { type: "load"; stored: Stored }
  /**
   * The server has received `sent`. `revision` is the revision of its working copy, or null if the server has removed
   * the working copy.
   */
  | { type: "kept"; sent: Draft; revision: number | null }
  | { type: "merged"; stored: Stored; draft: Draft; isStep?: boolean }
  /** `sent` is the draft at the start of the save. Later changes are still unsaved. */
  | { type: "saved"; entry: EditableEntry; sent: Draft; isPublished: boolean }
  | { type: "dated"; entry: EditableEntry }
  /** The server has published the former version again. The draft keeps the newer one as an unpublished change. */
  | { type: "broughtBack"; entry: EditableEntry };

export function startSession({ entry, copy }: Stored): Session {
  const base = draftOf(entry);
  const draft = copy?.draft ?? base;
  return {
    version: entry.version,
    stored: entry,
    base,
    copy: copy ?? { revision: null, draft: base },
    draft,
    steps: noSteps,
    isRestored: false,
  };
}

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case "change":
      return withStep(session, changeDraft(session.draft, action.change), { of: keyOf(action.change), at: action.at });
    case "drop":
      return { ...withStep(session, session.base, { of: "drop", at: action.at }), isRestored: false };
    case "undo":
      return stepBack(session);
    case "redo":
      return stepForward(session);
    case "load":
      return startSession(action.stored);
    case "kept":
      return { ...session, copy: { revision: action.revision, draft: action.sent } };
    case "merged":
      return afterMerge(session, action);
    case "saved":
      return afterSave(session, action);
    case "dated":
      return afterDating(session, action.entry);
    case "broughtBack":
      return afterBringingBack(session, action.entry);
  }
}

/** Consecutive changes with the same key become one undo step. */
function keyOf(change: Change): string {
  if (change.type === "block" && change.isStep) return "";
  return change.type === "block"
    ? `block ${change.id}`
    : change.type === "title" || change.type === "englishTitle"
      ? change.type
      : "";
}

/** The undo steps are rebased too. Otherwise undo would revert the changes of other users. */
function afterMerge(
  session: Session,
  { stored, draft, isStep = false }: { stored: Stored; draft: Draft; isStep?: boolean },
): Session {
  const { base, copy, version } = startSession(stored);
  const was = session.copy.draft;
  const rebased = (step: Draft): Draft => mergeDrafts({ base: was, mine: step, theirs: copy.draft }).draft;
  const { past, future, last } = session.steps;
  // After a conflict, one undo step restores the version that was not chosen.
  const steps = isStep
    ? { past: [...past.map(rebased), session.draft], future: [], last: null }
    : { past: past.map(rebased), future: future.map(rebased), last };
  return { ...session, version, stored: stored.entry, base, copy, draft, steps };
}

/**
 * If other users have saved the entry meanwhile, the session keeps its version number. The next write then starts a
 * merge.
 */
function afterDating(session: Session, entry: EditableEntry): Session {
  const { publishDate } = entry;
  const dated = (draft: Draft): Draft => ({ ...draft, publishDate });
  const isUntouched = session.draft.publishDate === session.base.publishDate;
  const base = dated(session.base);
  return {
    ...session,
    ...(entry.version === session.version + 1 && { version: entry.version, stored: entry }),
    base,
    copy: session.copy.revision === null ? { revision: null, draft: base } : session.copy,
    draft: isUntouched ? dated(session.draft) : session.draft,
  };
}

/** The server has also removed the working copy, so the draft is kept again as a new one. */
function afterBringingBack(session: Session, entry: EditableEntry): Session {
  const base = draftOf(entry);
  return { ...session, version: entry.version, stored: entry, base, copy: { revision: null, draft: base } };
}

type Saved = { entry: EditableEntry; sent: Draft; isPublished: boolean };

function afterSave(session: Session, { entry, sent, isPublished }: Saved): Session {
  const { publishDate } = entry;
  const isDateUntouched = session.draft.publishDate === sent.publishDate;
  // If the user has typed nothing during the request, the fields show the URLs in their stored form.
  const written = session.draft === sent ? withCompleteUrls(sent) : session.draft;
  const draft = { ...written, confirmed: written.confirmed.filter((id) => !sent.confirmed.includes(id)) };
  // The save has also stored the confirmations of English texts.
  const base = { ...withCompleteUrls(sent), publishDate, confirmed: [] };
  return {
    version: entry.version,
    stored: entry,
    base,
    copy: { revision: null, draft: base },
    draft: isDateUntouched ? { ...draft, publishDate } : draft,
    // A publication can only be reverted as a whole, so the undo steps end here.
    steps: isPublished ? noSteps : session.steps,
    isRestored: false,
  };
}

export function isDirty({ base, draft }: Session): boolean {
  return !isSameDraft(base, draft);
}

export function isKept({ copy, draft }: Session): boolean {
  return isSameDraft(copy.draft, draft);
}
