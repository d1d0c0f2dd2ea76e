// The frame of a part of the settings, for those who may change it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Noun } from "#contract/permissions.ts";
import { useMay } from "../../viewer.ts";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { SettingsTabs } from "./SettingsTabs.tsx";

/** @param needs what one must be allowed to change; by default what only system users may */
export function SettingsPart({ needs = "siteSettings", children }: { needs?: Noun; children: ReactNode }) {
  const { t } = useTranslation("admin");
  const { t: settings } = useTranslation("settings");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const isAllowed = useMay("update", needs);
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
