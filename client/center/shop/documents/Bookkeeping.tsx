// What the bookkeeper gets: all invoices and corrections of a span of days, as a file for spreadsheets.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import styles from "../settings/Settings.module.css";
import { lastMonth } from "./last-month.ts";

export function Bookkeeping() {
  const { t } = useTranslation("shopcenter");
  const [{ from, to }, setSpan] = useState(() => lastMonth(new Date()));
  const isRight = from !== "" && to !== "" && from <= to;
  return (
    <Section id="bookkeeping" title={t("bookkeeping.title")} intro={t("bookkeeping.intro")}>
      <div className={styles.band}>
        <Field type="date" label={t("bookkeeping.from")} value={from} onChange={(day) => setSpan({ from: day, to })} />
        <Field
          type="date"
          label={t("bookkeeping.to")}
          value={to}
          onChange={(day) => setSpan({ from, to: day })}
          error={isRight || from === "" || to === "" ? undefined : t("bookkeeping.turned")}
        />
        {isRight && (
          <ButtonLink icon="download" download={`/api/v0/export/bookkeeping.csv?from=${from}&to=${to}`}>
            {t("bookkeeping.download")}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
