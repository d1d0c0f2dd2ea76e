// The form of the rates of VAT.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaxSettingsAnswer } from "#contract/shop/settings.ts";
import type { TaxRate } from "#contract/shop/tax-rates.ts";
import { refusalOf, trpc } from "../../../trpc.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { newKey } from "../../new-key.ts";
import { wholeOf } from "#contract/shop/typed-numbers.ts";
import styles from "./Settings.module.css";

const classes = ["standard", "reduced"] as const;

type RateForm = { row: string; taxClass: TaxRate["taxClass"]; from: string; percent: string };

const rateForm = (rate: TaxRate): RateForm => ({ ...rate, row: newKey(), percent: String(rate.percent) });

export function TaxForm({ taxes }: { taxes: TaxSettingsAnswer }) {
  const { t } = useTranslation("shopcenter");
  const { rates, setRates, errors, save, isPending } = useTaxForm(taxes);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const set = (rate: RateForm, part: Partial<RateForm>): void =>
    setRates(rates.map((one) => (one === rate ? { ...one, ...part } : one)));
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.rows}>
      {rates.map((rate, index) => (
        <div key={rate.row} className={styles.rate}>
          <Select
            label={t("settings.taxes.class")}
            value={rate.taxClass}
            options={classes.map((value) => ({ value, label: t(`taxes.${value}`) }))}
            onChange={(taxClass) => set(rate, { taxClass })}
          />
          <Field
            type="date"
            label={t("settings.taxes.from")}
            value={rate.from}
            onChange={(from) => set(rate, { from })}
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
        <Button type="submit" tone="primary" isDisabled={isPending}>
          {t("settings.taxes.save")}
        </Button>
      </div>
    </form>
  );
}

function useTaxForm({ rates: stored, version }: TaxSettingsAnswer) {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [rates, setRates] = useState(() => stored.map(rateForm));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const update = trpc.shopSettings.updateTaxes.useMutation({
    onSuccess: (answer) => {
      setErrors({});
      utils.shopSettings.taxes.setData(undefined, answer);
      notify(admin("notices.saved"));
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.shopSettings.taxes.setData(undefined, refusal.current as TaxSettingsAnswer);
        notify(settings("conflict"), "bad");
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
    },
  });
  const save = (): void => {
    const wrong = rates.flatMap(({ percent }, index) =>
      wholeOf(percent) === null ? [[`rates.${index}.percent`, t("problems.wholeWrong")]] : [],
    );
    if (wrong.length > 0) return setErrors(Object.fromEntries(wrong) as Record<string, string>);
    const sent = rates.map(({ taxClass, from, percent }) => ({ taxClass, from, percent: wholeOf(percent) ?? 0 }));
    if (!update.isPending) update.mutate({ rates: sent, version });
  };
  return { rates, setRates, errors, save, isPending: update.isPending };
}
