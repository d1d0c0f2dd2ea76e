import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { Checkbox } from "../ui/admin/Checkbox.tsx";
import { Field } from "../ui/admin/Field.tsx";

type Alt = Picture["alt"];
type Props = {
  alt: Alt;
  onChange: (alt: Alt) => void;
  errors: Record<string, string>;
  isFocused?: boolean;
};

export function AltTextFields({ alt, onChange, errors, isFocused = false }: Props) {
  const { t } = useTranslation("admin");
  const text = { maxLength: limits.textLength, rows: 2, hasCounter: true, isDisabled: alt.decorative } as const;
  return (
    <>
      <Field
        {...text}
        label={t("pictures.altDe")}
        value={alt.de}
        onChange={(de) => onChange({ ...alt, de })}
        error={errors["alt.de"]}
        autoFocus={isFocused}
      />
      <Field
        {...text}
        label={t("pictures.altEn")}
        value={alt.en}
        onChange={(en) => onChange({ ...alt, en })}
        error={errors["alt.en"]}
      />
      <Checkbox isSelected={alt.decorative} onChange={(decorative) => onChange({ ...alt, decorative })}>
        {t("pictures.decorative")}
      </Checkbox>
    </>
  );
}
