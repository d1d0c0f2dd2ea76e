// Saves, publishes and withdraws the edited entry; shows a conflict if someone else saved first.
import { useTranslation } from "react-i18next";
import { trpc } from "../trpc.ts";
import { type Draft, type EditableEntry, updateInputOf } from "./draft.ts";
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from "./field-errors.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { useSaveAttempts } from "../ui/admin/use-save-attempts.ts";
import type { Session, SessionAction } from "./session.ts";

export type SaveKind = "save" | "publish" | "withdraw";

/** The draft that could not be stored because of a conflict. */
export type Attempted = { kind: SaveKind; mine: Draft };

/** A chosen date in the past is kept; otherwise the entry is public from now on, by the server's clock. */
function publishDateFor(kind: SaveKind, { publishDate }: Draft): string | null {
  if (kind === "withdraw") return null;
  if (kind === "save") return publishDate;
  return publishDate !== null && new Date(publishDate) <= new Date() ? publishDate : "now";
}

const doneTexts = {
  save: "notices.saved",
  publish: "notices.published",
  withdraw: "notices.withdrawn",
} as const satisfies Record<SaveKind, string>;

export function useSaving(entryId: string, session: Session, dispatch: (action: SessionAction) => void) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.entries.update.useMutation();
  const { errors, conflict, endConflict, attempt } = useSaveAttempts<EditableEntry, FieldErrors, Attempted>(
    noFieldErrors,
  );

  const save = async (kind: SaveKind, version = session.version): Promise<void> => {
    if (update.isPending) return;
    const sent = session.draft;
    await attempt({
      about: { kind, mine: sent },
      send: async () => {
        const publishDate = publishDateFor(kind, sent);
        const entry = await update.mutateAsync({ id: entryId, version, ...updateInputOf(sent), publishDate });
        dispatch({ type: "saved", entry, sent });
        notify(t(doneTexts[kind]));
        void utils.entries.invalidate();
      },
      errorsOf: (fields) => fieldErrorsOf(fields, sent),
      onRefused: (error, { others }) => {
        if (others.length > 0) for (const sentence of others) notify(sentence, "bad");
        else notifyError(error);
      },
    });
  };

  return { save, isSaving: update.isPending, errors, conflict, endConflict };
}
