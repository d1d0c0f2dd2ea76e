// The state of one editing session: the entry as it is stored, the working copy as the server has it, the draft, and its steps.
import { type Change, changeDraft, draftOf, type EditableEntry, isSameDraft, withWholeUrls } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { noSteps, stepBack, stepForward, type Steps, withStep } from "./steps.ts";

/** The working copy as the server has it; without one (`revision` null) its draft is the entry's. */
export type ServerCopy = { revision: number | null; draft: Draft };

export type Session = {
  /** The stored version that the draft is based on; a save sends it. */
  version: number;
  /** The entry as it was last read from the server. */
  stored: EditableEntry;
  /** The draft without changes. */
  base: Draft;
  copy: ServerCopy;
  draft: Draft;
  steps: Steps;
  isRestored: boolean;
};

/** What the server has of an entry. */
export type Stored = { entry: EditableEntry; copy: ServerCopy | null };

export type SessionAction =
  | { type: "change"; change: Change; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Discards the changes; a step like others. */
  | { type: "drop"; at: number }
  /** Begins anew with what is stored. */
  | { type: "load"; stored: Stored }
  /** The server has stored the draft `sent` as the working copy; null: the working copy is discarded. */
  | { type: "kept"; sent: Draft; revision: number | null }
  /** Somebody else has written: their changes came into the draft. */
  | { type: "merged"; stored: Stored; draft: Draft; isStep?: boolean }
  /** `sent` is the draft when the save began: later changes are still unsaved. */
  | { type: "saved"; entry: EditableEntry; sent: Draft; isPublished: boolean }
  /** Only the publish date was stored. */
  | { type: "dated"; entry: EditableEntry };

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
  }
}

/** Changes of the same part follow each other as one step. */
function keyOf(change: Change): string {
  if (change.type === "block" && change.isStep) return "";
  return change.type === "block"
    ? `block ${change.id}`
    : change.type === "title" || change.type === "englishTitle"
      ? change.type
      : "";
}

/** Steps back do not take away what somebody else has written. */
function afterMerge(
  session: Session,
  { stored, draft, isStep = false }: { stored: Stored; draft: Draft; isStep?: boolean },
): Session {
  const { base, copy, version } = startSession(stored);
  const was = session.copy.draft;
  const rebased = (step: Draft): Draft => mergeDrafts({ base: was, mine: step, theirs: copy.draft }).draft;
  const { past, future, last } = session.steps;
  // What somebody gave up by a choice comes back by 'undo'.
  const steps = isStep
    ? { past: [...past.map(rebased), session.draft], future: [], last: null }
    : { past: past.map(rebased), future: future.map(rebased), last };
  return { ...session, version, stored: stored.entry, base, copy, draft, steps };
}

/** If someone else has saved meanwhile, the session keeps its older version: its next write then meets theirs. */
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

type Saved = { entry: EditableEntry; sent: Draft; isPublished: boolean };

function afterSave(session: Session, { entry, sent, isPublished }: Saved): Session {
  const { publishDate } = entry;
  const isDateUntouched = session.draft.publishDate === sent.publishDate;
  // Nobody is typing: the fields show what was stored.
  const written = session.draft === sent ? withWholeUrls(sent) : session.draft;
  const draft = { ...written, confirmed: written.confirmed.filter((id) => !sent.confirmed.includes(id)) };
  // What was said of the English is stored with it.
  const base = { ...withWholeUrls(sent), publishDate, confirmed: [] };
  return {
    version: entry.version,
    stored: entry,
    base,
    copy: { revision: null, draft: base },
    draft: isDateUntouched ? { ...draft, publishDate } : draft,
    // What is public is taken back as a whole, not step by step.
    steps: isPublished ? noSteps : session.steps,
    isRestored: false,
  };
}

/** Whether there is something that is not stored in the entry. */
export function isDirty({ base, draft }: Session): boolean {
  return !isSameDraft(base, draft);
}

/** Whether the server has the draft as it is. */
export function isKept({ copy, draft }: Session): boolean {
  return isSameDraft(copy.draft, draft);
}
