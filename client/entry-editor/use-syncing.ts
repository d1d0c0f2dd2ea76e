// Brings the draft to the server within a second of a pause, and what others have written into the draft.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/files.ts";
import { isSignedOut, refusalOf, trpc } from "../trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { type Draft, draftOf } from "./draft.ts";
import { mergeDrafts, type Side } from "./merge-drafts.ts";
import { isDirty, isKept, type Session, type Stored } from "./session.ts";
import type { SessionStore } from "./session-store.ts";
import { type ReadEntry, storedOf } from "./stored-entry.ts";

/** Well below a second after a pause; while somebody types without a pause, at least this often. */
const PAUSE_MS = 600;
const LONGEST_MS = 4_000;
const AGAIN_AFTER_MS = 5_000;
/** Others may write at the same moment. */
const MOST_TRIES = 5;

/** What both have changed: asked once, and not again before somebody chooses. */
export type Conflict = { mine: Draft; theirs: Draft; base: Draft | null; stored: Stored };

/** `local`: only in this browser, because the server cannot be reached or refuses. */
export type Keeping = "kept" | "waiting" | "local";

type Props = {
  entryId: string;
  store: SessionStore;
  session: Session;
  addFiles: (files: Record<string, Picture>) => void;
};

export function useSyncing({ entryId, store, session, addFiles }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const write = trpc.workingCopies.save.useMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const isHeld = useRef(false);
  const firstUnkept = useRef<number | null>(null);

  const readStored = async (): Promise<{ stored: Stored; read: ReadEntry }> => {
    const read = await utils.workingCopies.read.fetch({ id: entryId }, { staleTime: 0 });
    return { stored: storedOf(read), read };
  };

  /** Takes over what others have written. @returns whether there is no conflict */
  const meet = async (): Promise<boolean> => {
    const { stored, read } = await readStored();
    const { draft, copy } = store.read();
    const theirs = storedDraft(stored);
    const merge = mergeDrafts({ base: copy.draft, mine: draft, theirs });
    addFiles(read.copy?.files ?? {});
    if (merge.conflicts.length > 0) {
      isHeld.current = true;
      setConflict({ mine: draft, theirs, base: copy.draft, stored });
      return false;
    }
    const isNews = !isKept({ ...store.read(), draft: merge.draft, copy: { revision: null, draft } });
    store.dispatch({ type: "merged", stored, draft: merge.draft });
    if (isNews) notify(t("editor.othersChanges", { name: read.copy?.changedBy ?? t("editor.someone") }));
    return true;
  };

  const keepOnce = async (): Promise<boolean> => {
    const { draft, version, copy } = store.read();
    const isBack = !isDirty(store.read());
    if (isBack && copy.revision === null) return true;
    try {
      const sent = isBack ? null : draft;
      const { revision } = await write.mutateAsync({ id: entryId, version, seen: copy.revision, draft: sent });
      store.dispatch({ type: "kept", sent: draft, revision });
      return isKept(store.read());
    } catch (error) {
      if (refusalOf(error)?.code !== "C409") throw error;
      await meet();
      return false;
    }
  };

  const keepAll = async (): Promise<boolean> => {
    try {
      for (let tries = 0; tries < MOST_TRIES && !isHeld.current; tries += 1) if (await keepOnce()) break;
      setHasFailed(false);
      return isKept(store.read());
    } catch (error) {
      if (isSignedOut(error) && !hasFailed) notifyError(error);
      setHasFailed(true);
      return false;
    }
  };
  /** @returns whether the server has all of it */
  const keep = async (): Promise<boolean> => {
    while (running.current) await running.current;
    if (isHeld.current) return false;
    running.current = keepAll();
    const isAll = await running.current;
    running.current = null;
    return isAll;
  };

  const isOnServer = isKept(session);
  const keepSoon = useEffectEvent((): void => void keep());
  useEffect(() => {
    if (isOnServer) {
      firstUnkept.current = null;
      return;
    }
    firstUnkept.current ??= Date.now();
    const isLong = Date.now() - firstUnkept.current > LONGEST_MS;
    const timer = setTimeout(keepSoon, hasFailed ? AGAIN_AFTER_MS : isLong ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, isOnServer, hasFailed]);
  useEffect(() => {
    const online = (): void => keepSoon();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);

  /** @param side whose version is taken where both have changed the same */
  const resolve = (side: Side): void => {
    if (!conflict) return;
    const { base, stored, theirs } = conflict;
    const { draft } = mergeDrafts({ base, mine: store.read().draft, theirs }, side);
    store.dispatch({ type: "merged", stored, draft });
    isHeld.current = false;
    setConflict(null);
  };
  const askAgain = (): void => {
    isHeld.current = false;
    setConflict(null);
    void meet().catch(notifyError);
  };
  const keeping: Keeping = isOnServer ? "kept" : hasFailed ? "local" : "waiting";
  return {
    keep,
    meet,
    resolve,
    askAgain,
    conflict,
    /** Not chosen yet: nothing is kept on the server meanwhile. */
    postpone: () => setConflict(null),
    isHeld: (): boolean => isHeld.current,
    keeping,
  };
}

/** What the others have: the working copy, or the entry. */
function storedDraft({ entry, copy }: Stored): Draft {
  return copy?.draft ?? draftOf(entry);
}
