import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Section } from "../../Section.tsx";
import styles from "../settings/Settings.module.css";
import { lastMonth } from "./last-month.ts";

type Span = { from: string | null; to: string | null };

export function Bookkeeping() {
  const { t } = useTranslation("shopcenter");
  const [{ from, to }, setSpan] = useState<Span>(() => lastMonth(new Date()));
  const isTurned = from !== null && to !== null && from > to;
  return (
    <Section id="bookkeeping" title={t("bookkeeping.title")} intro={t("bookkeeping.intro")}>
      <div className={styles.band}>
        <MomentField
          label={t("bookkeeping.from")}
          value={from}
          onChange={(day) => setSpan({ from: day, to })}
          isDayOnly
          isClearable={false}
        />
        <MomentField
          label={t("bookkeeping.to")}
          value={to}
          onChange={(day) => setSpan({ from, to: day })}
          isDayOnly
          isClearable={false}
          error={isTurned ? t("bookkeeping.turned") : undefined}
        />
        {from !== null && to !== null && !isTurned && (
          <ButtonLink icon="download" download={`/api/v0/export/bookkeeping.csv?from=${from}&to=${to}`}>
            {t("bookkeeping.download")}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
