import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { newKey } from "../../new-key.ts";
import { Section } from "../../Section.tsx";
import styles from "./Settings.module.css";
import type { RateForm, TaxesForm } from "./use-taxes.ts";

const classes = ["standard", "reduced"] as const;

export function TaxRates({ taxes }: { taxes: TaxesForm }) {
  const { t } = useTranslation("shopcenter");
  const { form, set: change, errors } = taxes;
  const { rates } = form;
  const setRates = (next: RateForm[]): void => change({ rates: next });
  const set = (rate: RateForm, part: Partial<RateForm>): void =>
    setRates(rates.map((one) => (one === rate ? { ...one, ...part } : one)));
  return (
    <Section id="taxes" title={t("settings.taxes.title")} intro={t("settings.taxes.intro")}>
      {rates.map((rate, index) => (
        <div key={rate.row} className={styles.rate}>
          <Select
            label={t("settings.taxes.class")}
            value={rate.taxClass}
            options={classes.map((value) => ({ value, label: t(`taxes.${value}`) }))}
            onChange={(taxClass) => set(rate, { taxClass })}
          />
          <MomentField
            label={t("settings.taxes.from")}
            value={rate.from || null}
            onChange={(from) => set(rate, { from: from ?? "" })}
            isDayOnly
            isClearable={false}
            error={errors[`rates.${index}.from`]}
          />
          <Field
            inputMode="numeric"
            label={t("settings.taxes.percent")}
            value={rate.percent}
            onChange={(percent) => set(rate, { percent })}
            maxLength={2}
            error={errors[`rates.${index}.percent`]}
          />
          {rates.length > 1 && (
            <IconButton
              icon="trash"
              label={t("settings.taxes.remove", { number: index + 1 })}
              onPress={() => setRates(rates.filter((one) => one !== rate))}
            />
          )}
        </div>
      ))}
      <div className={styles.actions}>
        <Button onPress={() => setRates([...rates, { row: newKey(), taxClass: "standard", from: "", percent: "" }])}>
          <Icon name="plus" />
          {t("settings.taxes.add")}
        </Button>
      </div>
    </Section>
  );
}
