import { useTranslation } from "react-i18next";
import { Today } from "../today/Today.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Overview.module.css";
import { Demo } from "./steps/Demo.tsx";
import { FirstSteps } from "./steps/FirstSteps.tsx";
import { Storage } from "./Storage.tsx";
import { Visits } from "./Visits.tsx";

export function OverviewScreen() {
  const { t } = useTranslation("overview");
  const { t: bar } = useTranslation("bar");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <section aria-labelledby="overview-today" className={`${screen.panel} ${styles.today}`}>
        <h2 id="overview-today">{bar("today")}</h2>
        <Today />
      </section>
      <FirstSteps />
      <Demo />
      <div className={styles.panels}>
        <Storage />
        <Visits />
      </div>
    </>
  );
}
