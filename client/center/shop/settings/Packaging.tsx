// The register of packaging, which the law asks for from the first parcel (legal.md L30).
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Section } from "../../Section.tsx";
import type { DocumentsForm } from "../documents/use-document-form.ts";

export function Packaging({ documents: { form, set, errors } }: { documents: DocumentsForm }) {
  const { t } = useTranslation("shopcenter");
  const { packaging } = form;
  const change = (part: Partial<typeof packaging>): void => set({ packaging: { ...packaging, ...part } });
  return (
    <Section id="packaging" title={t("settings.packaging.title")} intro={t("settings.packaging.intro")}>
      <div className={layout.formGrid}>
        <Field
          label={t("settings.packaging.number")}
          hint={t("settings.packaging.numberHint")}
          value={packaging.number}
          onChange={(number) => change({ number })}
          maxLength={limits.nameLength}
          error={errors["packaging.number"]}
        />
        <Field
          label={t("settings.packaging.system")}
          hint={t("settings.packaging.systemHint")}
          value={packaging.system}
          onChange={(system) => change({ system })}
          maxLength={limits.textLength}
          error={errors["packaging.system"]}
        />
        <MomentField
          isDayOnly
          label={t("settings.packaging.since")}
          value={packaging.since}
          onChange={(since) => change({ since })}
          error={errors["packaging.since"]}
        />
      </div>
    </Section>
  );
}
