import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatementAnswer, StatementColumns } from "#contract/shop/bank.ts";
import { Button } from "../../../../ui/admin/Button.tsx";
import { Select } from "../../../../ui/admin/Select.tsx";
import styles from "./Statement.module.css";

type Answer = Extract<StatementAnswer, { kind: "columns" }>;
type Props = { answer: Answer; isBusy: boolean; onChoose: (columns: StatementColumns) => void };

const wanted = ["day", "amount", "debit", "name", "text"] as const;
type Wanted = (typeof wanted)[number];
const NONE = "none";

export function ColumnChoice({ answer: { header, rows }, isBusy, onChoose }: Props) {
  const { t } = useTranslation("shopcenter");
  const [heads = [], ...below] = rows;
  const [chosen, setChosen] = useState<Record<Wanted, string>>({
    day: NONE,
    amount: NONE,
    debit: NONE,
    name: NONE,
    text: NONE,
  });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const options = [
    { value: NONE, label: t("statement.columns.none") },
    ...heads.map((head, index) => ({
      value: String(index),
      label: head || t("statement.columns.column", { number: index + 1 }),
    })),
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { day, amount, debit, name, text } = chosen;
    const isWhole = day !== NONE && amount !== NONE && (name !== NONE || text !== NONE);
    setIsIncomplete(!isWhole);
    const at = (value: string): number | null => (value === NONE ? null : Number(value));
    if (!isWhole || isBusy) return;
    onChoose({ header, day: Number(day), amount: Number(amount), debit: at(debit), name: at(name), text: at(text) });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.columns}>
      <h3 ref={heading} tabIndex={-1}>
        {t("statement.columns.title")}
      </h3>
      <p>{t("statement.columns.intro")}</p>
      {/* On phones, the table is wider than the window. The tabIndex makes it scrollable by keyboard. */}
      <div className={styles.preview} role="region" aria-label={t("statement.columns.preview")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={index} scope="col">
                  {head || t("statement.columns.column", { number: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {below.map((row, index) => (
              <tr key={index}>
                {heads.map((_head, column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.selects}>
        {wanted.map((name) => (
          <Select
            key={name}
            label={t(`statement.columns.${name}`)}
            value={chosen[name]}
            options={options}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
      {isIncomplete && (
        <p role="alert" className={styles.error}>
          {t("statement.columns.incomplete")}
        </p>
      )}
      <div>
        <Button type="submit" tone="primary" isDisabled={isBusy}>
          {t("statement.columns.read")}
        </Button>
      </div>
    </form>
  );
}
