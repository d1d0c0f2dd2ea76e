import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/schemas/files.ts";
import { readable } from "#contract/values/visible-text.ts";
import { trpc } from "../api/trpc.ts";
import { refusalOf } from "../api/refusal.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { type EditableEntry, updateInputOf } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from "./field-errors.ts";
import type { Session } from "./session.ts";
import type { SessionStore } from "./session-store.ts";
import { type Shortcoming, shortcomingsOf } from "./shortcomings.ts";
import { useFollow } from "./use-follow.ts";
import { usePublication } from "./use-publication.ts";
import type { useSyncing } from "./use-syncing.ts";

export type SaveKind = "save" | "publish" | "withdraw";

export type PublishQuestion = { kind: SaveKind; lacks: Shortcoming[] };

type How = {
  isSure?: boolean;
  isAgain?: boolean;
  /** True if the user leaves the editor. Refused fields then only cause a notice, and the working copy stays. */
  isLeaving?: boolean;
  /**
   * For a save after a link has left the page. Called after the save. The entry's new address is then not opened.
   */
  afterLeaving?: () => void;
};

/**
 * If the user has chosen a date, it is kept, even in the future. Otherwise 'now' makes the server use its own clock.
 */
function publishDateFor(kind: SaveKind, draft: Draft): string | null {
  return kind === "publish" && publishStateOf(draft) === "draft" ? "now" : draft.publishDate;
}

/** The shortcomings that the sheet before a publication lists. If a save publishes nothing, the list is empty. */
function lackingBefore(
  kind: SaveKind,
  session: Session,
  page: Pick<Parameters<typeof shortcomingsOf>[0], "files" | "deadLinks" | "hasEnglish">,
): Shortcoming[] {
  // The server refuses an empty title, so no question is needed.
  if (readable(session.draft.title) === "") return [];
  return kind === "publish" || makesPublic(kind, session) ? shortcomingsOf({ draft: session.draft, ...page }) : [];
}

function makesPublic(kind: SaveKind, { base, draft }: Session): boolean {
  const isHidden = publishStateOf(base) === "draft";
  return isHidden && (kind === "publish" || (kind === "save" && publishStateOf(draft) !== "draft"));
}

type Props = {
  entryId: string;
  store: SessionStore;
  files: Record<string, Picture>;
  deadLinks: number;
  hasEnglish: boolean;
  syncing: ReturnType<typeof useSyncing>;
};

export function useSaving({ entryId, store, files, deadLinks, hasEnglish, syncing }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.entries.update.useMutation();
  const check = trpc.workingCopies.check.useMutation();
  const follow = useFollow();
  const { offerUndo, offerBringBack, tellState } = usePublication({ entryId, store, syncing });
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors);
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false);

  const tell = (kind: SaveKind, before: Pick<Session, "stored" | "base">, now: EditableEntry): void => {
    if (publishStateOf(before.base) !== publishStateOf(now)) return offerUndo(now, before.base);
    if (kind === "publish" && publishStateOf(now) === "public") return offerBringBack(before, now);
    notify(kind === "publish" ? tellState(now) : t("notices.saved"), "good", undefined, entryId);
  };
  const refused = (error: unknown, sent: Draft, isLeaving = false): void => {
    const fields = refusalOf(error)?.fields;
    // The user has deleted the entry, which also leaves the editor.
    if (isLeaving && refusalOf(error)?.code === "C404") return;
    const found = fields ? fieldErrorsOf(fields, sent) : noFieldErrors;
    if (isLeaving && fields) return notify(t("editor.leftUnfinished"));
    setErrors(found);
    if (found.others.length > 0) for (const sentence of found.others) notify(sentence, "bad");
    else notifyError(error);
  };

  const storeCopy = async (): Promise<void> => {
    const isOnServer = await syncing.keep();
    if (!isOnServer) return syncing.tellNotKept();
    const { draft } = store.read();
    try {
      await check.mutateAsync({ id: entryId, ...updateInputOf(draft) });
      notify(t("notices.savedNotPublic"), "good", undefined, entryId);
    } catch (error) {
      refused(error, draft);
    }
  };
  const storeEntry = async (
    kind: SaveKind,
    { isAgain = false, isLeaving = false, afterLeaving }: How,
  ): Promise<void> => {
    const before = store.read();
    const { draft: sent, version, copy } = before;
    try {
      const entry = await update.mutateAsync({
        id: entryId,
        version,
        ...updateInputOf(sent),
        publishDate: publishDateFor(kind, sent),
        copy: copy.revision,
        ...(kind === "save" && { whileHidden: true as const }),
      });
      store.dispatch({ type: "saved", entry, sent, isPublished: publishStateOf(entry) === "public" });
      if (afterLeaving) afterLeaving();
      else await follow(entry);
      tell(kind, before, entry);
      void utils.entries.invalidate();
    } catch (error) {
      if (refusalOf(error)?.code !== "C409") return refused(error, sent, isLeaving);
      if (!(await syncing.rebase())) return;
      if (kind === "publish") notify(t("editor.lookAgain"), "bad");
      else if (!isAgain) await storeEntry(kind, { isAgain: true, isLeaving, ...(afterLeaving && { afterLeaving }) });
    }
  };
  const withdraw = async (): Promise<void> => {
    const before = store.read();
    try {
      const entry = await update.mutateAsync({ id: entryId, version: before.version, publishDate: null });
      store.dispatch({ type: "dated", entry });
      tell("withdraw", before, entry);
      void utils.entries.invalidate();
    } catch (error) {
      if (refusalOf(error)?.code === "C409") await syncing.rebase();
      else notifyError(error);
    }
  };
  const save = async (kind: SaveKind, how: How = {}): Promise<void> => {
    const session = store.read();
    const lacks = how.isSure ? [] : lackingBefore(kind, session, { files, deadLinks, hasEnglish });
    const isAsked = !how.isSure && readable(session.draft.title) !== "" && (kind === "publish" || lacks.length > 0);
    setQuestion(isAsked ? { kind, lacks } : null);
    if (isAsked) return;
    setErrors(noFieldErrors);
    const isPublic = publishStateOf(session.base) === "public";
    if (kind === "save" && isPublic) return storeCopy();
    await syncing.inTurn(async () => {
      await syncing.keepAll();
      if (syncing.isHeld()) return syncing.askAgain();
      await (kind === "withdraw" ? withdraw() : storeEntry(kind, how));
    });
  };
  return {
    save: async (kind: SaveKind, how?: How): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsSaving(true);
      try {
        await save(kind, how);
      } finally {
        isRunning.current = false;
        setIsSaving(false);
      }
    },
    isSaving,
    errors,
    question,
    endQuestion: () => setQuestion(null),
  };
}
