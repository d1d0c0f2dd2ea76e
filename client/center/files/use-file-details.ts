// The details of a file while they are edited: changed, saved, replaced, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { uploadFile } from "../../files/upload.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { trpc } from "../../trpc.ts";
import { fileFormOf, fileUpdateOf, isSameFileForm, lacksConsentBasis } from "./file-form.ts";
import { useRefreshLibrary } from "./use-library.ts";

export function useFileDetails(file: LibraryFile, onSaved: () => void) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(file);
  const [form, setForm] = useState(() => fileFormOf(file));
  const update = trpc.files.update.useMutation();
  const { errors, setErrors, conflict, endConflict, attempt } = useSaveAttempts<
    LibraryFile,
    Record<string, string>,
    null
  >({});
  const isChanged = !isSameFileForm(form, fileFormOf(stored));

  /** Continues with the file that someone else saved. */
  const adopt = (current: LibraryFile): void => {
    setStored(current);
    setForm(fileFormOf(current));
    endConflict();
  };
  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    if (lacksConsentBasis(form)) return setErrors({ "consent.basis": t("details.consentNeedsBasis") });
    await attempt({
      about: null,
      send: async () => {
        await update.mutateAsync({ id: file.id, version, ...fileUpdateOf(form) });
        notify(admin("notices.saved"));
        refresh();
        onSaved();
      },
      errorsOf: (fields) => fields,
      onRefused: (error, shown) => {
        if (Object.keys(shown).length === 0) notifyError(error);
      },
    });
  };
  /** Typed texts are kept; only the content is replaced. */
  const replaced = (current: LibraryFile): void => {
    const isUntouched = form.name === stored.name;
    setStored(current);
    if (isUntouched) setForm({ ...form, name: current.name });
  };
  return {
    stored,
    form,
    setForm,
    errors,
    isChanged,
    isSaving: update.isPending,
    save,
    adopt,
    replaced,
    conflict: conflict?.current ?? null,
    endConflict,
  };
}

export type FileDetailsEditing = ReturnType<typeof useFileDetails>;

/** Sends new content for a file. */
export function useReplacement({ stored, replaced }: FileDetailsEditing) {
  const { t } = useTranslation("files");
  const { t: site } = useTranslation();
  const utils = trpc.useUtils();
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const [percent, setPercent] = useState<number | null>(null);
  const { id, version } = stored;
  const replace = async (content: File): Promise<void> => {
    setPercent(0);
    const end = await uploadFile(content, { onProgress: setPercent, replace: { id, version } });
    setPercent(null);
    if (end.kind === "known") return notify(t("queue.known", { name: end.existing.name }), "bad");
    if (end.kind === "refused") notify(end.message ?? site("errors.network"), "bad");
    else notify(t("details.replaced"));
    try {
      // Also after a refusal, because someone else may have changed the file.
      replaced(await utils.files.byId.fetch({ id }, { staleTime: 0 }));
      refresh();
    } catch (error) {
      notifyError(error);
    }
  };
  return { percent, replace };
}
