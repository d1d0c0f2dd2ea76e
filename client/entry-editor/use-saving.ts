// Saves, publishes and withdraws the edited entry: asks if it still lacks something, and offers to take it back.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/files.ts";
import { trpc } from "../trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { useSaveAttempts } from "../ui/admin/use-save-attempts.ts";
import { type Draft, type EditableEntry, updateInputOf } from "./draft.ts";
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from "./field-errors.ts";
import type { Session, SessionAction } from "./session.ts";
import { type Shortcoming, shortcomingsOf } from "./shortcomings.ts";
import { useFollow } from "./use-follow.ts";
import { usePublication } from "./use-publication.ts";

export type SaveKind = "save" | "publish" | "withdraw";

/** The draft that could not be stored because of a conflict. */
export type Attempted = { kind: SaveKind; mine: Draft };

/** What the entry lacks, before it becomes public. */
export type PublishQuestion = { kind: SaveKind; lacks: Shortcoming[] };

type How = { version?: number; isSure?: boolean };

/** A chosen date in the past is kept; otherwise the entry is public from now on, by the server's clock. */
function publishDateFor(kind: SaveKind, { publishDate }: Draft): string | null {
  if (kind === "withdraw") return null;
  if (kind === "save") return publishDate;
  return publishDate !== null && new Date(publishDate) <= new Date() ? publishDate : "now";
}

/** Whether a save makes a draft public, now or later. */
function makesPublic(kind: SaveKind, { base, draft }: Session): boolean {
  return kind === "publish" || (kind === "save" && base.publishDate === null && draft.publishDate !== null);
}

type Props = { entryId: string; session: Session; files: Record<string, Picture> };

export function useSaving({ entryId, session, files }: Props, dispatch: (action: SessionAction) => void) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.entries.update.useMutation();
  const follow = useFollow();
  const offerUndo = usePublication(entryId, dispatch);
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  const { errors, conflict, endConflict, attempt } = useSaveAttempts<EditableEntry, FieldErrors, Attempted>(
    noFieldErrors,
  );

  const tell = (kind: SaveKind, before: string | null, { publishDate }: EditableEntry): void => {
    const state = publishStateOf(publishDate);
    const isChanged = kind !== "save" || publishStateOf(before) !== state;
    if (!isChanged) return notify(t("notices.saved"));
    offerUndo(publishDate, before);
  };
  const save = async (kind: SaveKind, { version = session.version, isSure = false }: How = {}): Promise<void> => {
    if (update.isPending) return;
    const { draft: sent, base } = session;
    const lacks = isSure || !makesPublic(kind, session) ? [] : shortcomingsOf({ draft: sent, files });
    setQuestion(lacks.length > 0 ? { kind, lacks } : null);
    if (lacks.length > 0) return;
    await attempt({
      about: { kind, mine: sent },
      send: async () => {
        const publishDate = publishDateFor(kind, sent);
        const entry = await update.mutateAsync({ id: entryId, version, ...updateInputOf(sent), publishDate });
        dispatch({ type: "saved", entry, sent });
        await follow(entry);
        tell(kind, base.publishDate, entry);
        void utils.entries.invalidate();
      },
      errorsOf: (fields) => fieldErrorsOf(fields, sent),
      onRefused: (error, { others }) => {
        if (others.length > 0) for (const sentence of others) notify(sentence, "bad");
        else notifyError(error);
      },
    });
  };
  return {
    save,
    isSaving: update.isPending,
    errors,
    conflict,
    endConflict,
    question,
    endQuestion: () => setQuestion(null),
  };
}
