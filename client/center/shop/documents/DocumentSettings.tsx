import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import type { DocumentsForm } from "./use-document-form.ts";

const accountNames = ["standard", "reduced", "zero", "smallBusiness"] as const;

export function DocumentSettings({ documents: { form, set, errors } }: { documents: DocumentsForm }) {
  const { t } = useTranslation("shopcenter");
  return (
    <Section id="documents" title={t("documents.settings.title")} intro={t("documents.settings.intro")}>
      <div className={layout.formGrid}>
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
      <div className={layout.formGrid}>
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
    </Section>
  );
}
