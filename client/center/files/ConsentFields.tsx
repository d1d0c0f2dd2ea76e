import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { MomentField } from "../../ui/admin/MomentField.tsx";

type Consent = { consentBasis: string; consentUntil: string | null };
type Props = { form: Consent; change: (part: Partial<Consent>) => void; errors: Readonly<Record<string, string>> };

/** The legal basis for showing persons, and its end. */
export function ConsentFields({ form, change, errors }: Props) {
  const { t } = useTranslation("files");
  return (
    <>
      <Field
        label={t("details.consentBasis")}
        hint={t("details.consentHint")}
        value={form.consentBasis}
        onChange={(consentBasis) => change({ consentBasis })}
        maxLength={limits.textLength}
        error={errors["consent.basis"]}
      />
      <MomentField
        isDayOnly
        label={t("details.consentUntil")}
        value={form.consentUntil}
        onChange={(consentUntil) => change({ consentUntil })}
        error={errors["consent.until"]}
      />
    </>
  );
}
