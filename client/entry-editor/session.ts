// One sitting at an entry: what was loaded, what it became, and which stored version it rests on.
import type { Entry } from "#contract/entries.ts";
import { type Change, changeDraft, type Draft, draftOf, isSameDraft } from "./draft.ts";

export type Session = {
  /** The stored version that the draft rests on: what a save sends. */
  version: number;
  /** The entry as it was last read from the server. */
  stored: Entry;
  /** What it would be saved as if nothing was changed. */
  base: Draft;
  draft: Draft;
  isRestored: boolean;
};

export type SessionAction =
  | { type: "change"; change: Change }
  | { type: "load"; entry: Entry }
  /** Back to what is stored. */
  | { type: "drop" }
  | { type: "restore"; entry: Entry; kept: { version: number; draft: Draft } }
  /** `sent` is the draft as it was when the save began: what was typed since is still unsaved. */
  | { type: "saved"; entry: Entry; sent: Draft };

export function startSession(entry: Entry): Session {
  const draft = draftOf(entry);
  return { version: entry.version, stored: entry, base: draft, draft, isRestored: false };
}

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case "change":
      return { ...session, draft: changeDraft(session.draft, action.change) };
    case "load":
      return startSession(action.entry);
    case "drop":
      return startSession(session.stored);
    case "restore":
      // An older version is kept on purpose: saving then shows what the other one wrote.
      return {
        version: action.kept.version,
        stored: action.entry,
        base: draftOf(action.entry),
        draft: action.kept.draft,
        isRestored: true,
      };
    case "saved":
      return afterSave(session, action);
  }
}

function afterSave(session: Session, { entry, sent }: { entry: Entry; sent: Draft }): Session {
  const { publishDate } = entry;
  const isDateUntouched = session.draft.publishDate === sent.publishDate;
  return {
    ...session,
    version: entry.version,
    stored: entry,
    base: { ...sent, publishDate },
    draft: isDateUntouched ? { ...session.draft, publishDate } : session.draft,
    isRestored: false,
  };
}

export function isDirty(session: Session): boolean {
  return !isSameDraft(session.base, session.draft);
}
