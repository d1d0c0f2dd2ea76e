import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { trpc } from "../../api/trpc.ts";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";
import { rebased } from "../../ui/admin/rebase.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";
import { type FileForm, fileFormOf, fileUpdateOf, lacksConsentBasis, withTag } from "./file-form.ts";

export function useFileDetails(file: LibraryFile, onSaved: () => void) {
  const { t } = useTranslation("files");
  const refresh = useRefreshLibrary();
  const update = trpc.files.update.useMutation();
  const edited = useVersionedForm<LibraryFile, FileForm>(file, {
    formOf: fileFormOf,
    // The error is about two fields: the basis and the end of the consent. A change of either field removes the error.
    valuesByError: (form) => ({
      ...form,
      "consent.basis": [form.consentBasis, form.consentUntil],
      "credit.author": form.credit.author,
      "credit.licence": form.credit.licence,
      "credit.url": form.credit.url,
    }),
    check: (form): Record<string, string> =>
      lacksConsentBasis(form) ? { "consent.basis": t("details.consentNeedsBasis") } : {},
    send: (form, { version }) => update.mutateAsync({ id: file.id, version, ...fileUpdateOf(form) }),
    areFieldsEnough: true,
    onSaved: () => {
      refresh();
      onSaved();
    },
  });
  const { stored, form, save, rebase } = edited;
  /** The user may have typed a tag without adding it. A save includes the typed tag. */
  const [typedTag, setTypedTag] = useState<string | null>(null);
  const whole = typedTag === null ? form : withTag(form, typedTag);
  return {
    ...edited,
    setTypedTag,
    isChanged: !isSameValue(whole, fileFormOf(stored)),
    save: () => save(whole),
    saveMine: (theirs: LibraryFile) => save(whole, theirs),
    replaced: (current: LibraryFile): void => rebase(current, rebased),
  };
}

export type FileDetailsEditing = ReturnType<typeof useFileDetails>;
