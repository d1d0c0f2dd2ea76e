import { useTranslation } from "react-i18next";
import type { LegalForms } from "#contract/schemas/legal.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import styles from "./Legal.module.css";
import { type FormProps, LegalText } from "./LegalText.tsx";

const daysOf = (typed: string): number => Number(typed.replace(/\D/gu, "").slice(0, 3));

export function PrivacyFields(props: FormProps<LegalForms["privacy"]>) {
  const { t } = useTranslation("legal");
  const { form, errors, set } = props;
  const field = { ...props, of: "privacy" } as const;
  return (
    <>
      <Section id="server" title={t("privacy.server")} intro={t("privacy.intro")}>
        <Checkbox isSelected={form.isOwnServer} onChange={(isOwnServer) => set({ isOwnServer })}>
          {t("privacy.isOwnServer")}
        </Checkbox>
        {!form.isOwnServer && (
          <>
            <LegalText {...field} name="host" />
            <Checkbox isSelected={form.hasContract} onChange={(hasContract) => set({ hasContract })}>
              {t("privacy.hasContract")}
            </Checkbox>
          </>
        )}
        <div className={styles.short}>
          <Field
            inputMode="numeric"
            label={t("privacy.logDays")}
            hint={t("privacy.logDaysHint")}
            value={form.logDays === 0 ? "" : String(form.logDays)}
            onChange={(typed) => set({ logDays: daysOf(typed) })}
            maxLength={3}
            error={errors["privacy.logDays"]}
          />
        </div>
      </Section>
      <Section id="people" title={t("privacy.people")}>
        <LegalText {...field} name="officer" />
        <LegalText {...field} name="authority" />
      </Section>
      <Section id="more" title={t("privacy.more")}>
        <LegalText {...field} name="extra" />
        <LegalText {...field} name="extraEnglish" />
      </Section>
    </>
  );
}
