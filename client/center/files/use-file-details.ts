// The details of a file while they are edited: changed, saved, replaced, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { trpc } from "../../api/trpc.ts";
import {
  type FileForm,
  fileFormOf,
  fileUpdateOf,
  isSameFileForm,
  lacksConsentBasis,
  withChangesOf,
  withTag,
} from "./file-form.ts";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";

export function useFileDetails(file: LibraryFile, onSaved: () => void) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const [{ stored, form }, setHeld] = useState(() => ({ stored: file, form: fileFormOf(file) }));
  const setForm = (typed: FileForm): void => setHeld((held) => ({ ...held, form: typed }));
  const update = trpc.files.update.useMutation();
  const {
    errors: found,
    setErrors,
    conflict,
    endConflict,
    attempt,
  } = useSaveAttempts<LibraryFile, Record<string, string>, null>({});
  // The end of a consent needs its basis: a change of either removes the error.
  const errors = useStandingErrors(found, { ...form, "consent.basis": [form.consentBasis, form.consentUntil] });
  /** A tag that was typed, but not added before the save, is meant. */
  const [typedTag, setTypedTag] = useState<string | null>(null);
  const whole = typedTag === null ? form : withTag(form, typedTag);
  const isChanged = !isSameFileForm(whole, fileFormOf(stored));

  /** Continues with the file that someone else saved. */
  const adopt = (current: LibraryFile): void => {
    setHeld({ stored: current, form: fileFormOf(current) });
    endConflict();
  };
  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    if (lacksConsentBasis(form)) return setErrors({ "consent.basis": t("details.consentNeedsBasis") });
    await attempt({
      about: null,
      send: async () => {
        await update.mutateAsync({ id: file.id, version, ...fileUpdateOf(whole) });
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
  /** The content is another one; what was typed before, but not saved, is kept. */
  const replaced = (current: LibraryFile): void =>
    setHeld((held) => ({
      stored: current,
      form: withChangesOf(held.form, fileFormOf(held.stored), fileFormOf(current)),
    }));
  return {
    stored,
    form,
    setForm,
    setTypedTag,
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
