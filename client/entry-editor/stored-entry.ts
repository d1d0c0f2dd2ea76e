// What the server has of an entry and its working copy, and how an editor's draft meets it.
import type { Answers } from "../api/trpc.ts";
import { draftOf } from "./draft.ts";
import { type Draft, isDraft } from "./draft-fields.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { mergeDrafts, type Side } from "./merge-drafts.ts";
import { type Session, startSession, type Stored } from "./session.ts";

export type ReadEntry = Answers["workingCopies"]["read"];

export type Edited = {
  draft: Draft;
  /** What the server had when the editor last heard of it; null: nobody knows. */
  synced: Draft | null;
  /** The editing session: what it wrote itself is no news, even if the answer never came. */
  writer: string;
};

/** `theirs` is what the draft disagrees with, if it does. */
export type Meeting = { draft: Draft; theirs: Draft; conflicts: string[] };

/** A field that the working copy does not have yet is as stored; one that makes no sense is overwritten by the next write. */
export function storedOf({ entry, copy }: ReadEntry): Stored {
  if (!copy) return { entry, copy: null };
  const written: unknown = { ...draftOf(entry), ...copy.draft };
  return { entry, copy: { revision: copy.revision, draft: isDraft(written) ? written : draftOf(entry) } };
}

/** Whether the entry was changed beside its working copy, by a program, say. */
function isBeside({ entry, copy }: ReadEntry): boolean {
  return copy !== null && copy.base.version !== entry.version;
}

/**
 * The draft with what others have written: first into the working copy, then into the entry beside it.
 * @param prefer whose version is taken where both have changed the same
 */
export function meetStored({ draft, synced, writer }: Edited, read: ReadEntry, prefer: Side = "mine"): Meeting {
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

/** A session with what this browser had kept, if the server does not have it. */
export function openSession(read: ReadEntry, kept: KeptDraft | null): Opened {
  const session = startSession(storedOf(read));
  const isUnchanged = kept?.version === read.entry.version && kept.revision === session.copy.revision;
  if (kept && isUnchanged) return { session: { ...session, draft: kept.draft, isRestored: true }, meeting: null };
  if (!kept && !isBeside(read)) return { session, meeting: null };
  const meeting = meetStored(kept ?? { draft: session.draft, synced: session.copy.draft, writer: "" }, read);
  const hasConflict = meeting.conflicts.length > 0;
  return {
    session: { ...session, draft: meeting.draft, isRestored: kept !== null },
    meeting: hasConflict ? meeting : null,
  };
}
