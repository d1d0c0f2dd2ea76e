// The frame of a part of the settings that only system users change.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../viewer.ts";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { SettingsTabs } from "./SettingsTabs.tsx";

export function SettingsPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin");
  const { t: settings } = useTranslation("settings");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const isAllowed = useMay("update", "siteSettings");
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("settings.title")}
        </h1>
      </header>
      <SettingsTabs />
      {isAllowed ? children : <p className={screen.intro}>{settings("onlySystem")}</p>}
    </>
  );
}
