import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import buttons from "../../../ui/Button.module.css";
import { TextField } from "../../../ui/TextField.tsx";
import forms from "../../forms/PublicForm.module.css";
import { useCountryNames } from "../country-names.ts";
import styles from "./Checkout.module.css";
import { type AddressField, changeDraft, useDraft } from "./draft.ts";
import type { StepProps } from "./step-props.ts";
import { useStep } from "./use-step.ts";

export function AddressStep({ choices }: StepProps) {
  const { t } = useTranslation("shop");
  const { draft, form, onSubmit, errorOf } = useStep("address", choices, "delivery");
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    autoComplete,
    value: draft[name],
    error: errorOf(name),
    maxLength: limits.textLength,
    onChange: ({ target }: { target: HTMLInputElement }) => changeDraft({ [name]: target.value }),
  });
  return (
    <form ref={form} className={forms.form} onSubmit={onSubmit} noValidate>
      <div className={forms.pair}>
        <TextField label={t("checkout.firstName")} {...field("firstName", "given-name")} required />
        <TextField label={t("checkout.lastName")} {...field("lastName", "family-name")} required />
      </div>
      <TextField label={t("checkout.street")} {...field("street", "street-address")} required />
      <div className={styles.town}>
        <TextField label={t("checkout.zip")} {...field("zip", "postal-code")} required />
        <TextField label={t("checkout.city")} {...field("city", "address-level2")} required />
      </div>
      {choices.countries.length > 1 && <Country countries={choices.countries} error={errorOf("country")} />}
      <div className={forms.pair}>
        <TextField
          label={t("checkout.email")}
          type="email"
          hint={t("checkout.emailHint")}
          {...field("email", "email")}
          required
        />
        <TextField label={t("checkout.phone")} type="tel" hint={t("checkout.phoneHint")} {...field("phone", "tel")} />
      </div>
      <button type="submit" className={`${buttons.button} ${forms.send}`}>
        {t("checkout.next")}
      </button>
    </form>
  );
}

function Country({ countries, error }: { countries: readonly string[]; error: string | undefined }) {
  const { country } = useDraft();
  const { t } = useTranslation("shop");
  const names = useCountryNames(countries);
  return (
    <label className={styles.country}>
      <span>{t("checkout.country")}</span>
      <select
        name="country"
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "country-error" : undefined}
        value={country}
        onChange={({ target }) => changeDraft({ country: target.value })}
      >
        {countries.map((code, index) => (
          <option key={code} value={code}>
            {names[index]}
          </option>
        ))}
      </select>
      {error && (
        <span id="country-error" className={styles.error}>
          {error}
        </span>
      )}
    </label>
  );
}
