import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { EventLine } from "./card-data.ts";
import { PageLink } from "../German.tsx";
import styles from "../pages/HomePage.module.css";
import { Programme } from "./programme/Programme.tsx";

export function EventsStrip({ events, mark }: { events: EventLine[]; mark?: string | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-block={mark}>
      <header className={styles.head}>
        <h2 id={heading}>{t("home.events")}</h2>
        <PageLink to="/Veranstaltungen">{t("home.allEvents")}</PageLink>
      </header>
      <Programme events={events} heading="h3" />
    </section>
  );
}
