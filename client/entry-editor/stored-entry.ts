// What the server answers about an entry and its working copy, as a session needs it.
import type { Answers } from "../trpc.ts";
import { type Draft, draftOf } from "./draft.ts";
import { isDraft } from "./draft-fields.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { type Session, startSession, type Stored } from "./session.ts";

export type ReadEntry = Answers["workingCopies"]["read"];

/** A field that the working copy does not have yet is as stored; one that makes no sense is overwritten by the next write. */
function draftOfCopy({ entry, copy }: ReadEntry): Draft | null {
  if (!copy) return null;
  const draft: unknown = { ...draftOf(entry), ...copy.draft };
  return isDraft(draft) ? draft : draftOf(entry);
}

/** The working copy on the entry as it is now, even if the entry was changed beside it (by a program, say). */
export function storedOf(read: ReadEntry): Stored {
  const { entry, copy } = read;
  const draft = draftOfCopy(read);
  if (!copy || !draft) return { entry, copy: null };
  const isBehind = copy.base.version !== entry.version;
  const current = isBehind
    ? mergeDrafts({ base: draftOf(copy.base), mine: draft, theirs: draftOf(entry) }).draft
    : draft;
  return { entry, copy: { revision: copy.revision, draft: current } };
}

export type Opened = { session: Session; conflict: boolean };

/** A session with what this browser had kept, if the server does not have it. */
export function openSession(stored: Stored, kept: KeptDraft | null): Opened {
  const session = startSession(stored);
  if (!kept) return { session, conflict: false };
  const isUnchanged = kept.version === stored.entry.version && (kept.revision ?? null) === session.copy.revision;
  if (isUnchanged) return { session: { ...session, draft: kept.draft, isRestored: true }, conflict: false };
  const sides = { base: kept.synced, mine: kept.draft, theirs: session.copy.draft };
  const { draft, conflicts } = mergeDrafts(sides);
  return { session: { ...session, draft, isRestored: true }, conflict: conflicts.length > 0 };
}
