import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import type { FieldsProps } from "../forms/kind.ts";
import styles from "../forms/PublicForm.module.css";
import { Trap } from "../forms/Trap.tsx";
import own from "./Withdrawal.module.css";

export function WithdrawalFields({ values, errors }: FieldsProps) {
  const { t } = useTranslation("withdrawal");
  const field = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t("name")} {...field("name", "name")} required />
        <TextField label={t("email")} type="email" hint={t("emailHint")} {...field("email", "email")} required />
      </div>
      <TextField
        label={t("optional", { label: t("order") })}
        hint={t("orderHint")}
        maxLength={limits.orderNumberLength}
        {...field("order", "off")}
      />
      <TextArea
        label={t("optional", { label: t("text") })}
        hint={t("textHint")}
        rows={4}
        maxLength={limits.messageLength}
        {...field("text", "off")}
      />
      <Trap value={values["website"]} />
    </>
  );
}

export function WithdrawalSummary({ values }: { values: Record<string, string> }) {
  const { t } = useTranslation("withdrawal");
  const rows = [
    ["name", values["name"]],
    ["email", values["email"]],
    ["order", values["order"]?.trim() || t("unknown")],
    ["text", values["text"]?.trim() || t("whole")],
  ] as const;
  return (
    <>
      <h3>{t("step", { step: 2 })}</h3>
      <p>{t("summary")}</p>
      <p className={own.statement}>{t("statement")}</p>
      <dl className={own.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
