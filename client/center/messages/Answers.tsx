import { useTranslation } from "react-i18next";
import type { AnswerValue } from "#contract/blocks/form/answers.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { formatDay } from "#contract/values/dates.ts";
import { formatNumber } from "#contract/values/numbers.ts";
import styles from "./MessageDetail.module.css";

/** The answers to a form. Labels are German, because forms are written in German first. */
export function Answers({ answers }: Pick<Message, "answers">) {
  const words = useAnswerWords();
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value }, index) => (
        // Two fields may have equal labels, so only the index can be the key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt lang="de">{label}</dt>
          <dd>{words(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function useAnswerWords(): (value: AnswerValue) => string {
  const { t, i18n } = useTranslation("messages");
  return (value) => {
    if (typeof value === "boolean") return t(value ? "csv.yes" : "csv.no");
    if (typeof value === "number") return formatNumber(value, i18n.language);
    if (Array.isArray(value)) return value.join(", ");
    return /^\d{4}-\d{2}-\d{2}$/u.test(value) ? formatDay(value) : value;
  };
}
