// The details of a file while they are edited: changed, saved, replaced, and compared when someone else was quicker.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { uploadFile } from "../../files/upload.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { refusalOf, trpc } from "../../trpc.ts";
import { fileFormOf, fileUpdateOf, isSameFileForm, lacksConsentBasis } from "./file-form.ts";
import { useRefreshLibrary } from "./use-library.ts";

export function useFileDetails(file: LibraryFile, onSaved: () => void) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(file);
  const [form, setForm] = useState(() => fileFormOf(file));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<LibraryFile | null>(null);
  const update = trpc.files.update.useMutation({ networkMode: "always" });
  const isChanged = !isSameFileForm(form, fileFormOf(stored));

  const take = (current: LibraryFile): void => {
    setStored(current);
    setForm(fileFormOf(current));
    setConflict(null);
  };
  const refused = (error: unknown): void => {
    const refusal = refusalOf(error);
    if (refusal?.code === "C409" && refusal.current) return setConflict(refusal.current as LibraryFile);
    setErrors(refusal?.fields ?? {});
    if (!refusal?.fields) notifyError(error);
  };
  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    if (lacksConsentBasis(form)) return setErrors({ "consent.basis": t("details.consentNeedsBasis") });
    setErrors({});
    setConflict(null);
    try {
      await update.mutateAsync({ id: file.id, version, ...fileUpdateOf(form) });
      notify(admin("notices.saved"));
      refresh();
      onSaved();
    } catch (error) {
      refused(error);
    }
  };
  /** What was typed stays; only the content below it is another. */
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
    take,
    replaced,
    conflict,
    endConflict: () => setConflict(null),
  };
}

export type FileDetailsEditing = ReturnType<typeof useFileDetails>;

/** Sends other content for a file. */
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
      // Also after a refusal: it may be that someone else changed the file.
      replaced(await utils.files.byId.fetch({ id }, { staleTime: 0 }));
      refresh();
    } catch (error) {
      notifyError(error);
    }
  };
  return { percent, replace };
}
