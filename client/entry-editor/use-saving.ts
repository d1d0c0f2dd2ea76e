// Saves, publishes, withdraws and deletes the entry that is being edited; notices when someone else was quicker.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "#contract/entries.ts";
import { refusalOf, trpc } from "../trpc.ts";
import { type Draft, updateInputOf } from "./draft.ts";
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from "./field-errors.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import type { Session, SessionAction } from "./session.ts";

export type SaveKind = "save" | "publish" | "withdraw";

/** Someone else's stored text, and what was to be stored over it. */
export type Conflict = { current: Entry; kind: SaveKind; mine: Draft };

/** A date in the past that someone chose is kept; else it is public from now on, by the server's clock. */
function publishDateFor(kind: SaveKind, { publishDate }: Draft): string | null {
  if (kind === "withdraw") return null;
  if (kind === "save") return publishDate;
  return publishDate !== null && new Date(publishDate) <= new Date() ? publishDate : "now";
}

const doneTexts: Record<SaveKind, string> = {
  save: "notices.saved",
  publish: "notices.published",
  withdraw: "notices.withdrawn",
};

export function useSaving(entryId: string, session: Session, dispatch: (action: SessionAction) => void) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [errors, setErrors] = useState<FieldErrors>(noFieldErrors);
  const update = trpc.entries.update.useMutation();

  const refused = (error: unknown, kind: SaveKind, sent: Draft): void => {
    const refusal = refusalOf(error);
    if (refusal?.code === "C409" && refusal.current) {
      setConflict({ current: refusal.current as Entry, kind, mine: sent });
      return;
    }
    const found = refusal?.fields ? fieldErrorsOf(refusal.fields, sent) : noFieldErrors;
    setErrors(found);
    if (found.others.length > 0) for (const sentence of found.others) notify(sentence, "bad");
    else notifyError(error);
  };

  const save = async (kind: SaveKind, version = session.version): Promise<void> => {
    if (update.isPending) return;
    const sent = session.draft;
    setErrors(noFieldErrors);
    setConflict(null);
    try {
      const publishDate = publishDateFor(kind, sent);
      const entry = await update.mutateAsync({ id: entryId, version, ...updateInputOf(sent), publishDate });
      dispatch({ type: "saved", entry, sent });
      notify(t(doneTexts[kind]));
      void utils.entries.invalidate();
    } catch (error) {
      refused(error, kind, sent);
    }
  };

  return { save, isSaving: update.isPending, errors, conflict, endConflict: () => setConflict(null) };
}
