import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { LegalFormName, ModelFormName } from "#contract/values/legal-fields.ts";
import { Field } from "../../../ui/admin/Field.tsx";

export type FormProps<Form> = {
  form: Form;
  errors: Record<string, string>;
  set: (change: Partial<Form>) => void;
};

type Props<Form> = FormProps<Form> & {
  of: Exclude<LegalFormName, ModelFormName>;
  name: keyof Form & string;
  placeholder?: string;
  maxLength?: number;
  type?: "email" | "tel";
};

const tall: Record<string, { rows: number; maxLength: number }> = {
  extra: { rows: 4, maxLength: limits.legalFree },
  extraEnglish: { rows: 4, maxLength: limits.legalFree },
  ...Object.fromEntries(
    [
      "represented",
      "authority",
      "professional",
      "disputeBody",
      "officer",
      "host",
      "barriers",
      "barriersEnglish",
      "enforcement",
    ].map((name) => [name, { rows: 3, maxLength: limits.legalLines }]),
  ),
};

export function LegalText<Form>({ form, errors, set, of, name, ...rest }: Props<Form>) {
  const { t, i18n } = useTranslation("legal");
  const keys = { imprint: `imprint.${name}`, privacy: `privacy.${name}`, accessibility: `accessibility.${name}` };
  const hint = `${of}.${name}Hint`;
  return (
    <Field
      label={t(keys[of] as "imprint.name")}
      hint={i18n.exists(`legal:${hint}`) ? t(hint as "imprint.nameHint") : undefined}
      value={String(form[name])}
      onChange={(value) => set({ [name]: value } as Partial<Form>)}
      maxLength={limits.textLength}
      error={errors[`${of}.${name}`]}
      {...tall[name]}
      {...rest}
    />
  );
}
