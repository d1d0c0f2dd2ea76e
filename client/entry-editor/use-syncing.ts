import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/schemas/files.ts";
import { trpc } from "../api/trpc.ts";
import { isSignedOut, isUnreachable, refusalOf } from "../api/refusal.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { isSameDraft } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { Side } from "./merge-drafts.ts";
import { isDirty, isKept, type Session } from "./session.ts";
import type { SessionStore } from "./session-store.ts";
import { rebaseOnStored, type ReadEntry, storedOf } from "./stored-entry.ts";

/** `PAUSE_MS` is the debounce after typing. `LONGEST_MS` limits the delay while the user types without a pause. */
const PAUSE_MS = 600;
const LONGEST_MS = 4_000;
const AGAIN_AFTER_MS = 5_000;
const MOST_TRIES = 5;

/**
 * The complete drafts of two users who have changed the same part. Nothing is written until the user chooses one
 * draft.
 */
export type Conflict = { mine: Draft; theirs: Draft; read: ReadEntry };

/** `kept`: on the server. `waiting`: not sent yet. `local`: only in this browser, because sending has failed. */
export type Keeping = "kept" | "waiting" | "local";

type Props = {
  entryId: string;
  writer: string;
  store: SessionStore;
  session: Session;
  addFiles: (files: Record<string, Picture>) => void;
  first: Conflict | null;
};

function sentenceOf(error: unknown): string | null {
  return Object.values(refusalOf(error)?.fields ?? {})[0] ?? null;
}

export function useSyncing({ entryId, writer, store, session, addFiles, first }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const write = trpc.workingCopies.save.useMutation();
  const [conflict, setConflict] = useState<Conflict | null>(first);
  const [hasFailed, setHasFailed] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve());
  const lastError = useRef<unknown>(null);
  const isHeld = useRef(first !== null);
  const firstUnkept = useRef<number | null>(null);

  const rebase = async (): Promise<boolean> => {
    const read = await utils.workingCopies.read.fetch({ id: entryId }, { staleTime: 0 });
    const before = store.read();
    const { draft: mine } = before;
    const { draft, theirs, conflicts } = rebaseOnStored({ draft: mine, synced: before.copy.draft, writer }, read);
    addFiles(read.copy?.files ?? {});
    if (conflicts.length > 0) {
      isHeld.current = true;
      setConflict({ mine, theirs, read });
      return false;
    }
    store.dispatch({ type: "merged", stored: storedOf(read), draft });
    if (!isSameDraft(draft, mine))
      notify(t("editor.othersChanges", { name: read.copy?.changedBy ?? t("editor.someone") }));
    return true;
  };

  const keepOnce = async (): Promise<boolean> => {
    const { draft, version, copy } = store.read();
    const isBack = !isDirty(store.read());
    if (isBack && copy.revision === null) return true;
    try {
      const sent = isBack ? null : draft;
      const { revision } = await write.mutateAsync({ id: entryId, version, seen: copy.revision, writer, draft: sent });
      store.dispatch({ type: "kept", sent: draft, revision });
      return isKept(store.read());
    } catch (error) {
      if (refusalOf(error)?.code !== "C409") throw error;
      await rebase();
      return false;
    }
  };

  const keepAll = async (): Promise<boolean> => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries += 1)
        if (isHeld.current || isKept(store.read()) || (await keepOnce())) break;
      setHasFailed(false);
      setRefusal(null);
      return !isHeld.current && isKept(store.read());
    } catch (error) {
      lastError.current = error;
      if (isSignedOut(error)) notifyError(error);
      setHasFailed(true);
      setRefusal(sentenceOf(error));
      return false;
    }
  };
  /** Runs writes one after another. Concurrent writes would conflict with each other. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = lastTurn.current.then(work);
    lastTurn.current = turn.catch(() => undefined);
    return turn;
  };
  const keep = (): Promise<boolean> => inTurn(keepAll);

  const isOnServer = isKept(session);
  const keepSoon = useEffectEvent((): void => void keep());
  useEffect(() => {
    if (isKept(session)) {
      firstUnkept.current = null;
      return;
    }
    firstUnkept.current ??= Date.now();
    const isLong = Date.now() - firstUnkept.current > LONGEST_MS;
    const timer = setTimeout(keepSoon, hasFailed ? AGAIN_AFTER_MS : isLong ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, hasFailed]);
  useEffect(() => {
    const online = (): void => keepSoon();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);

  /** @param side the version to use where both users have changed the same part */
  const resolve = (side: Side): void => {
    if (!conflict) return;
    const { draft: mine, copy } = store.read();
    const { draft } = rebaseOnStored({ draft: mine, synced: copy.draft, writer }, conflict.read, side);
    store.dispatch({ type: "merged", stored: storedOf(conflict.read), draft, isStep: true });
    isHeld.current = false;
    setConflict(null);
  };
  const askAgain = (): void => {
    isHeld.current = false;
    setConflict(null);
    void inTurn(rebase).catch(notifyError);
  };
  const tellNotKept = (): void => {
    if (isHeld.current) return;
    if (isUnreachable(lastError.current)) notify(t("editor.keptHereOnly"), "bad");
    else {
      const sentence = sentenceOf(lastError.current);
      if (sentence === null) notifyError(lastError.current);
      else notify(sentence, "bad");
    }
  };
  const keeping: Keeping = isOnServer ? "kept" : hasFailed ? "local" : "waiting";
  return {
    keep,
    keepAll,
    inTurn,
    tellNotKept,
    rebase,
    resolve,
    askAgain,
    conflict,
    postpone: () => setConflict(null),
    isHeld: (): boolean => isHeld.current,
    keeping,
    refusal,
  };
}
