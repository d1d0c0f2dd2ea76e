// The form of what stands on documents.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import type { DocumentSettingsAnswer } from "#contract/shop/documents.ts";
import { refusalOf, trpc } from "../../../trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { wholeOf } from "../money-text.ts";
import styles from "../settings/Settings.module.css";

const accountNames = ["standard", "reduced", "zero", "smallBusiness"] as const;

export function DocumentForm({ stored }: { stored: DocumentSettingsAnswer }) {
  const { t } = useTranslation("shopcenter");
  const { form, set, errors, save, isPending } = useDocumentForm(stored);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className={styles.rows}>
      <div className={styles.row}>
        {(["name", "taxNumber", "vatId"] as const).map((name) => (
          <Field
            key={name}
            label={t(`documents.settings.${name}`)}
            hint={t(`documents.settings.${name}Hint`)}
            value={form[name]}
            onChange={(value) => set({ [name]: value })}
            maxLength={name === "name" ? limits.textLength : limits.nameLength}
            error={errors[name]}
          />
        ))}
        <Field
          inputMode="numeric"
          label={t("documents.settings.payDays")}
          hint={t("documents.settings.payDaysHint")}
          value={form.payDays}
          onChange={(payDays) => set({ payDays })}
          maxLength={2}
          error={errors["payDays"]}
        />
        {(["contact", "register"] as const).map((name) => (
          <Field
            key={name}
            rows={3}
            label={t(`documents.settings.${name}`)}
            hint={t(`documents.settings.${name}Hint`)}
            value={form[name]}
            onChange={(value) => set({ [name]: value })}
            maxLength={limits.footerLength}
            error={errors[name]}
          />
        ))}
      </div>
      <h3>{t("documents.settings.accounts")}</h3>
      <p>{t("documents.settings.accountsIntro")}</p>
      <div className={styles.row}>
        {accountNames.map((name) => (
          <Field
            key={name}
            label={t(`documents.settings.account.${name}`)}
            value={form.accounts[name]}
            onChange={(value) => set({ accounts: { ...form.accounts, [name]: value } })}
            maxLength={limits.accountLength}
            autoComplete="off"
            error={errors[`accounts.${name}`]}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" isDisabled={isPending}>
          {t("documents.settings.save")}
        </Button>
      </div>
    </form>
  );
}

type Form = Omit<DocumentSettingsAnswer, "payDays" | "version"> & { payDays: string };

function useDocumentForm({ version, ...stored }: DocumentSettingsAnswer) {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [form, setForm] = useState<Form>(() => ({ ...stored, payDays: String(stored.payDays) }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const update = trpc.documents.updateSettings.useMutation({
    onSuccess: (answer) => {
      setErrors({});
      utils.documents.settings.setData(undefined, answer);
      notify(admin("notices.saved"));
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.documents.settings.setData(undefined, refusal.current as DocumentSettingsAnswer);
        notify(settings("conflict"), "bad");
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
    },
  });
  const save = (): void => {
    const payDays = wholeOf(form.payDays);
    if (payDays === null) return setErrors({ payDays: t("problems.wholeWrong") });
    if (!update.isPending) update.mutate({ ...form, payDays, version });
  };
  const set = (part: Partial<Form>): void => setForm((now) => ({ ...now, ...part }));
  return { form, set, errors, save, isPending: update.isPending };
}
