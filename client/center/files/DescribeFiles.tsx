import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { refusalOf } from "../../api/refusal.ts";
import { trpc } from "../../api/trpc.ts";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { ConsentFields } from "./ConsentFields.tsx";
import { CreditFields } from "./CreditFields.tsx";
import { areMixed, errorsOfFacts, type FactsForm, factsToSend, sharedFacts } from "./facts-form.ts";
import styles from "./FileDetails.module.css";
import { lacksConsentBasis } from "./file-form.ts";

type Props = { files: LibraryFile[]; isOpen: boolean; onClose: () => void };

/** Credit, consent and child's mark of all selected pictures. Other files are left out. */
export function DescribeFiles({ files, isOpen, onClose }: Props) {
  const { t } = useTranslation("files");
  const pictures = files.filter(({ kind }) => kind === "image");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("facts.title", { count: pictures.length })}>
      <Facts pictures={pictures} onClose={onClose} />
    </Dialog>
  );
}

function Facts({ pictures: given, onClose }: { pictures: LibraryFile[]; onClose: () => void }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  // The list behind the dialog is fetched again from time to time, but the form compares with what it has shown.
  const [pictures] = useState(given);
  const [before] = useState(() => sharedFacts(pictures));
  const [form, setForm] = useState(before);
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, valuesByError(form));
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const { save, isSaving } = useDescribing({ onErrors: setErrors, onClose });
  const isChanged = !isSameValue(form, before);
  const change = (part: Partial<FactsForm>): void => setForm({ ...form, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (lacksConsentBasis(form)) setErrors({ "consent.basis": t("details.consentNeedsBasis") });
    else save(factsToSend(pictures, before, form));
  };
  const childOptions = (["yes", "no"] as const).map((value) => ({ value, label: t(`facts.${value}`) }));
  return (
    <form ref={element} onSubmit={submit} noValidate className={styles.fields}>
      <Unsaved isThere={isChanged} />
      <p>{t(areMixed(pictures) ? "facts.mixed" : "facts.same")}</p>
      <CreditFields credit={form.credit} onChange={(credit) => change({ credit })} errors={errors} />
      <fieldset className={styles.group}>
        <legend>{t("details.consent")}</legend>
        <ConsentFields form={form} change={change} errors={errors} />
        <Choice
          label={t("details.child")}
          {...(form.child === "yes" && { hint: t("details.childHint") })}
          value={form.child}
          options={childOptions}
          onChange={(child) => change({ child })}
        />
      </fieldset>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <SaveButton type="submit" isDisabled={isSaving || !isChanged} />
      </DialogActions>
    </form>
  );
}

/** A change of one of these values removes the error. */
const valuesByError = ({ consentBasis, consentUntil, credit }: FactsForm) => ({
  "consent.basis": [consentBasis, consentUntil],
  "consent.until": consentUntil,
  "credit.author": credit.author,
  "credit.licence": credit.licence,
  "credit.url": credit.url,
});

type Describing = { onErrors: (errors: Record<string, string>) => void; onClose: () => void };

function useDescribing({ onErrors, onClose }: Describing) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const undo = trpc.files.describe.useMutation({
    onSuccess: () => notify(t("facts.undone")),
    onError: notifyError,
    onSettled: refresh,
  });
  const describe = trpc.files.describe.useMutation({
    onSuccess: ({ changed }) => {
      const action = { label: admin("undo"), run: () => undo.mutate({ items: changed }), isLasting: true };
      notify(t("facts.done", { count: changed.length }), "good", changed.length > 0 ? action : undefined);
      onClose();
    },
    onError: (error) => {
      const errors = errorsOfFacts(refusalOf(error)?.fields ?? {});
      onErrors(errors);
      if (refusalOf(error)?.code === "C409") notify(t("facts.conflict"), "bad");
      else if (Object.keys(errors).length === 0) notifyError(error);
    },
    onSettled: refresh,
  });
  return {
    save: (items: Parameters<typeof describe.mutate>[0]["items"]) => describe.mutate({ items }),
    isSaving: describe.isPending,
  };
}
