import { useState } from "react";
import { useTranslation } from "react-i18next";
import screen from "../../Screen.module.css";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { AddRedirect } from "./AddRedirect.tsx";
import { MissedList } from "./MissedList.tsx";
import { RedirectList } from "./RedirectList.tsx";

export function AddressesScreen() {
  const { t } = useTranslation("addresses");
  /**
   * `from` is an address without a page that the user has chosen from the list. `times` counts the choices and is the
   * form's key, so that each choice resets the form.
   */
  const [chosen, setChosen] = useState({ from: "", times: 0 });
  return (
    <SettingsFrame>
      <p className={screen.intro}>{t("intro")}</p>
      <MissedList onChoose={(from) => setChosen({ from, times: chosen.times + 1 })} />
      <AddRedirect key={chosen.times} chosen={chosen.from} />
      <RedirectList />
    </SettingsFrame>
  );
}
