import { useTranslation } from "react-i18next";
import type { AuditItem } from "#contract/schemas/audit.ts";
import { formatMoment } from "#contract/values/dates.ts";
import rows from "../../Rows.module.css";
import styles from "./Audit.module.css";
import { useAuditWords } from "./audit-words.ts";

export function ChangeRow({ item }: { item: AuditItem }) {
  const { t } = useTranslation("audit");
  const { nameOf } = useAuditWords();
  const { at, by, byToken, action, noun, fields } = item;
  const who = by === "" ? t("program") : byToken ? t("token", { name: by }) : by;
  return (
    <li className={rows.row}>
      <p>
        {[t(`nouns.${noun}`), nameOf(item)].filter(Boolean).join(": ")} – {t(`actions.${action}`)}
      </p>
      <p className={rows.facts}>
        <time dateTime={at}>{formatMoment(at)}</time> · {who}
        {action === "update" && fields.length === 0 && <> · {t("unseen")}</>}
      </p>
      {fields.length > 0 && <Fields item={item} />}
    </li>
  );
}

function Fields({ item: { fields } }: { item: AuditItem }) {
  const { t } = useTranslation("audit");
  const { fieldOf, valueOf } = useAuditWords();
  return (
    <details className={styles.details}>
      <summary>{fields.map(({ field }) => fieldOf(field)).join(", ")}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{t("before")}</th>
            <th scope="col">{t("after")}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldOf(field)}</th>
              <td>{valueOf(before, field)}</td>
              <td>{valueOf(after, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
