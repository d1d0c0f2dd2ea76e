// The state of one editing session: the entry as loaded, its draft, and the version that the draft is based on.
import {
  type Change,
  changeDraft,
  type Draft,
  draftOf,
  type EditableEntry,
  isSameDraft,
  withWholeUrls,
} from "./draft.ts";

export type Session = {
  /** The stored version that the draft is based on; a save sends it. */
  version: number;
  /** The entry as it was last read from the server. */
  stored: EditableEntry;
  /** The draft without changes. */
  base: Draft;
  draft: Draft;
  isRestored: boolean;
};

export type SessionAction =
  | { type: "change"; change: Change }
  | { type: "load"; entry: EditableEntry }
  /** Discards the changes. */
  | { type: "drop" }
  | { type: "restore"; entry: EditableEntry; kept: { version: number; draft: Draft } }
  /** `sent` is the draft when the save began: later changes are still unsaved. */
  | { type: "saved"; entry: EditableEntry; sent: Draft }
  /** Only the publish date was stored. */
  | { type: "dated"; entry: EditableEntry };

export function startSession(entry: EditableEntry): Session {
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
      // The older version is kept on purpose: saving then shows the conflict.
      return {
        version: action.kept.version,
        stored: action.entry,
        base: draftOf(action.entry),
        draft: action.kept.draft,
        isRestored: true,
      };
    case "saved":
      return afterSave(session, action);
    case "dated":
      return afterDating(session, action.entry);
  }
}

/** If someone else has saved meanwhile, the session keeps its older version: its next save then shows the conflict. */
function afterDating(session: Session, entry: EditableEntry): Session {
  const { publishDate } = entry;
  const isDateUntouched = session.draft.publishDate === session.base.publishDate;
  return {
    ...session,
    ...(entry.version === session.version + 1 && { version: entry.version, stored: entry }),
    base: { ...session.base, publishDate },
    draft: isDateUntouched ? { ...session.draft, publishDate } : session.draft,
  };
}

function afterSave(session: Session, { entry, sent }: { entry: EditableEntry; sent: Draft }): Session {
  const { publishDate } = entry;
  const isDateUntouched = session.draft.publishDate === sent.publishDate;
  // Nobody is typing: the fields show what was stored.
  const draft = session.draft === sent ? withWholeUrls(sent) : session.draft;
  return {
    ...session,
    version: entry.version,
    stored: entry,
    base: { ...withWholeUrls(sent), publishDate },
    draft: isDateUntouched ? { ...draft, publishDate } : draft,
    isRestored: false,
  };
}

export function isDirty(session: Session): boolean {
  return !isSameDraft(session.base, session.draft);
}
