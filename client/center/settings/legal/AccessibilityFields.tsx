import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { LegalForms } from "#contract/schemas/legal.ts";
import { accessibilityStates, checkMethods } from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { Section } from "../../Section.tsx";
import { type FormProps, LegalText } from "./LegalText.tsx";

export function AccessibilityFields(props: FormProps<LegalForms["accessibility"]>) {
  const { t } = useTranslation("legal");
  const { form, errors, set } = props;
  const field = { ...props, of: "accessibility" } as const;
  return (
    <>
      <Section id="check" title={t("accessibility.check")} intro={t("accessibility.checkIntro")}>
        <div className={layout.formGrid}>
          <Select
            label={t("accessibility.state")}
            value={form.state}
            options={accessibilityStates.map((value) => ({ value, label: t(`accessibility.states.${value}`) }))}
            onChange={(state) => set({ state })}
            error={errors["accessibility.state"]}
          />
          <MomentField
            label={t("accessibility.checked")}
            value={form.checked}
            onChange={(checked) => set({ checked })}
            isDayOnly
            error={errors["accessibility.checked"]}
          />
        </div>
        <Choice
          label={t("accessibility.method")}
          value={form.method}
          options={checkMethods.map((value) => ({ value, label: t(`accessibility.methods.${value}`) }))}
          onChange={(method) => set({ method })}
        />
        <LegalText {...field} name="barriers" />
        <LegalText {...field} name="barriersEnglish" />
      </Section>
      <Section id="contact" title={t("accessibility.contact")} intro={t("accessibility.contactIntro")}>
        <div className={layout.formGrid}>
          <LegalText {...field} name="mail" type="email" />
          <LegalText {...field} name="phone" type="tel" maxLength={limits.phoneLength} />
        </div>
      </Section>
      <Section id="law" title={t("accessibility.law")} intro={t("accessibility.lawIntro")}>
        <Checkbox isSelected={form.isExempt} onChange={(isExempt) => set({ isExempt })}>
          {t("accessibility.isExempt")}
        </Checkbox>
        <LegalText {...field} name="enforcement" />
      </Section>
      <Section id="more" title={t("accessibility.more")}>
        <LegalText {...field} name="extra" />
        <LegalText {...field} name="extraEnglish" />
      </Section>
    </>
  );
}
