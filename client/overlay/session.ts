// One sitting at an entry: what was loaded, what it became, and which stored version it rests on.
import type { Entry } from "#contract/entries.ts";
import { type Change, changeDraft, type Draft, draftOf, isSameDraft } from "./draft.ts";

export type Session = {
  /** The stored version that the draft rests on: what a save sends. */
  version: number;
  /** As it is stored. */
  base: Draft;
  draft: Draft;
  /** Grows whenever texts come from elsewhere than from typing, so that the editors take them up. */
  revision: number;
  isRestored: boolean;
};

export type SessionAction =
  | { type: "change"; change: Change }
  | { type: "load"; entry: Entry }
  | { type: "restore"; entry: Entry; kept: { version: number; draft: Draft } }
  /** `sent` is the draft as it was when the save began: what was typed since is still unsaved. */
  | { type: "saved"; entry: Entry; sent: Draft };

export function startSession(entry: Entry): Session {
  const draft = draftOf(entry);
  return { version: entry.version, base: draft, draft, revision: 0, isRestored: false };
}

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case "change": {
      const draft = changeDraft(session.draft, action.change);
      const isOfTexts = action.change.type === "put";
      return { ...session, draft, revision: session.revision + (isOfTexts ? 1 : 0) };
    }
    case "load":
      return { ...startSession(action.entry), revision: session.revision + 1 };
    case "restore":
      // An older version is kept on purpose: saving then shows what the other one wrote.
      return { version: action.kept.version, base: draftOf(action.entry), draft: action.kept.draft, revision: session.revision + 1, isRestored: true };
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
    base: { ...sent, publishDate },
    draft: isDateUntouched ? { ...session.draft, publishDate } : session.draft,
    isRestored: false,
  };
}

export function isDirty(session: Session): boolean {
  return !isSameDraft(session.base, session.draft);
}
