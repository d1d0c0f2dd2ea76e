import { useTranslation } from "react-i18next";
import { CheckboxGroup, FieldError, Label } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { type WebhookType, webhookTypes } from "#contract/values/webhooks.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import field from "../../../ui/admin/Field.module.css";
import { keyOf } from "./use-webhook-words.ts";
import styles from "./Webhooks.module.css";

export type WebhookForm = { url: string; types: WebhookType[] };

type Props = {
  form: WebhookForm;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<WebhookForm>) => void;
  isFocused?: boolean;
};

export function WebhookFields({ form: { url, types }, errors, onChange, isFocused = false }: Props) {
  const { t } = useTranslation("webhooks");
  return (
    <>
      <Field
        type="url"
        name="url"
        label={t("url")}
        hint={t("urlHint")}
        value={url}
        onChange={(typed) => onChange({ url: typed })}
        autoFocus={isFocused}
        autoComplete="off"
        spellCheck="false"
        maxLength={limits.urlLength}
        error={errors["url"]}
      />
      <CheckboxGroup
        className={styles.types ?? ""}
        value={types}
        isInvalid={errors["types"] !== undefined}
        onChange={(chosen) => onChange({ types: webhookTypes.filter((type) => chosen.includes(type)) })}
      >
        <Label className={field.label ?? ""}>{t("what")}</Label>
        {webhookTypes.map((type) => (
          <Checkbox key={type} value={type}>
            {t(`types.${keyOf[type]}`)}
          </Checkbox>
        ))}
        <FieldError className={field.error ?? ""}>{errors["types"]}</FieldError>
      </CheckboxGroup>
    </>
  );
}
