import type { Answers } from "../api/trpc.ts";
import { draftOf } from "./draft.ts";
import { type Draft, isDraft } from "./draft-fields.ts";
import { underNewNames } from "./kept-drafts-before.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { mergeDrafts, type Side } from "./merge-drafts.ts";
import { type Session, startSession, type Stored } from "./session.ts";

export type ReadEntry = Answers["workingCopies"]["read"];

export type Edited = {
  draft: Draft;
  /** The server's draft at the last sync; null if unknown. */
  synced: Draft | null;
  /**
   * Identifies the editing session. A session does not merge its own writes, even if the response to a write was lost.
   */
  writer: string;
};

export type Meeting = { draft: Draft; theirs: Draft; conflicts: string[] };

/** Fields that the working copy lacks come from the entry. An invalid working copy is ignored. */
export function storedOf({ entry, copy }: ReadEntry): Stored {
  if (!copy) return { entry, copy: null };
  const written: unknown = { ...draftOf(entry), ...(underNewNames(copy.draft) as object) };
  return { entry, copy: { revision: copy.revision, draft: isDraft(written) ? written : draftOf(entry) } };
}

function isBeside({ entry, copy }: ReadEntry): boolean {
  return copy !== null && copy.base.version !== entry.version;
}

/**
 * Merges the changes of other users into the draft: first the working copy, then a newer entry.
 * @param prefer the side that wins conflicts
 */
export function rebaseOnStored({ draft, synced, writer }: Edited, read: ReadEntry, prefer: Side = "mine"): Meeting {
  const { entry, copy } = storedOf(read);
  const shared = copy?.draft ?? draftOf(entry);
  const isOwn = read.copy?.writer === writer;
  const withCopy = mergeDrafts({ base: isOwn ? shared : synced, mine: draft, theirs: shared }, prefer);
  if (!isBeside(read) || !read.copy) return { ...withCopy, theirs: shared };
  const stored = draftOf(entry);
  const sides = { base: draftOf(read.copy.base), mine: withCopy.draft, theirs: stored };
  const withEntry = mergeDrafts(sides, prefer);
  const theirs = withEntry.conflicts.length > 0 ? stored : shared;
  return { draft: withEntry.draft, theirs, conflicts: [...withCopy.conflicts, ...withEntry.conflicts] };
}

export type Opened = { session: Session; meeting: Meeting | null };

/**
 * Starts a session. If this browser has stored a draft, the session starts with that draft, merged with newer changes
 * of others.
 */
export function openSession(read: ReadEntry, kept: KeptDraft | null): Opened {
  const session = startSession(storedOf(read));
  const isUnchanged = kept?.version === read.entry.version && kept.revision === session.copy.revision;
  if (kept && isUnchanged) return { session: { ...session, draft: kept.draft, isRestored: true }, meeting: null };
  if (!kept && !isBeside(read)) return { session, meeting: null };
  const meeting = rebaseOnStored(kept ?? { draft: session.draft, synced: session.copy.draft, writer: "" }, read);
  const hasConflict = meeting.conflicts.length > 0;
  return {
    session: { ...session, draft: meeting.draft, isRestored: kept !== null },
    meeting: hasConflict ? meeting : null,
  };
}
