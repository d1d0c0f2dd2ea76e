import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { LegalForms } from "#contract/schemas/legal.ts";
import { disputeChoices, operatorKinds } from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import type { Answers } from "../../../api/trpc.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { Section } from "../../Section.tsx";
import { type FormProps, LegalText } from "./LegalText.tsx";

type Props = FormProps<LegalForms["imprint"]> & { site: Answers["legal"]["forms"]["site"] };

export function ImprintFields({ site, ...props }: Props) {
  const { t } = useTranslation("legal");
  const { form, errors, set } = props;
  const field = { ...props, of: "imprint" } as const;
  const hasOwnAddress = form.street + form.zip + form.city !== "";
  const fromSite = (name: "street" | "zip" | "city" | "country") =>
    hasOwnAddress || site[name] === "" ? {} : { placeholder: site[name] };
  const needsBody = form.dispute === "willing" || form.dispute === "obliged";
  return (
    <>
      <Section id="operator" title={t("imprint.operator")} intro={t("imprint.operatorIntro")}>
        <div className={layout.formGrid}>
          <LegalText {...field} name="name" {...(site.name !== "" && { placeholder: site.name })} />
          <Select
            label={t("imprint.kind")}
            value={form.kind}
            options={operatorKinds.map((value) => ({ value, label: t(`imprint.kinds.${value}`) }))}
            onChange={(kind) => set({ kind })}
            error={errors["imprint.kind"]}
          />
          <LegalText {...field} name="street" {...fromSite("street")} />
          <LegalText {...field} name="zip" {...fromSite("zip")} />
          <LegalText {...field} name="city" {...fromSite("city")} />
          <LegalText {...field} name="country" {...fromSite("country")} />
          <LegalText {...field} name="mail" type="email" />
          <LegalText {...field} name="phone" type="tel" maxLength={limits.phoneLength} />
        </div>
        <LegalText {...field} name="represented" />
      </Section>
      <Section id="register" title={t("imprint.register")} intro={t("imprint.registerIntro")}>
        <div className={layout.formGrid}>
          <LegalText {...field} name="registerCourt" />
          <LegalText {...field} name="registerNumber" />
          <LegalText {...field} name="vatId" maxLength={limits.nameLength} />
          <LegalText {...field} name="businessId" maxLength={limits.nameLength} />
        </div>
      </Section>
      <Section id="content" title={t("imprint.content")} intro={t("imprint.contentIntro")}>
        <div className={layout.formGrid}>
          <LegalText {...field} name="responsible" />
          <LegalText {...field} name="responsibleAddress" />
        </div>
      </Section>
      <Section id="disputes" title={t("imprint.disputes")} intro={t("imprint.disputesIntro")}>
        <Choice
          label={t("imprint.dispute")}
          value={form.dispute}
          options={disputeChoices.map((value) => ({ value, label: t(`imprint.disputeChoices.${value}`) }))}
          onChange={(dispute) => set({ dispute })}
        />
        {needsBody && <LegalText {...field} name="disputeBody" />}
      </Section>
      <Section id="supervision" title={t("imprint.supervision")} intro={t("imprint.supervisionIntro")}>
        <LegalText {...field} name="authority" />
        <LegalText {...field} name="professional" />
      </Section>
      <Section id="more" title={t("imprint.more")}>
        <LegalText {...field} name="extra" />
        <LegalText {...field} name="extraEnglish" />
      </Section>
    </>
  );
}
