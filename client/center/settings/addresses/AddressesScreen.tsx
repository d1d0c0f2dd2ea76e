// Redirects, and the addresses that visitors asked for in vain.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import screen from "../../Screen.module.css";
import { useFocusOnArrival } from "../../use-focus-on-arrival.ts";
import { SettingsTabs } from "../SettingsTabs.tsx";
import { AddRedirect } from "./AddRedirect.tsx";
import styles from "./Addresses.module.css";
import { MissedList } from "./MissedList.tsx";
import { RedirectList } from "./RedirectList.tsx";

export function AddressesScreen() {
  const { t } = useTranslation("addresses");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  /** The missed address that is to be redirected; with each choice the form begins anew. */
  const [chosen, setChosen] = useState({ from: "", times: 0 });
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <SettingsTabs />
      <p className={screen.intro}>{t("intro")}</p>
      <div className={styles.parts}>
        <MissedList onChoose={(from) => setChosen({ from, times: chosen.times + 1 })} />
        <AddRedirect key={chosen.times} chosen={chosen.from} />
        <RedirectList />
      </div>
    </>
  );
}
