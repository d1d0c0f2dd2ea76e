// The frame of a part of the settings, for those who may change it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Noun } from "#contract/permissions.ts";
import { useMay } from "../../viewer.ts";
import screen from "../Screen.module.css";
import { SettingsHead } from "./SettingsHead.tsx";

/** @param needs what one must be allowed to change; by default what only system users may */
export function SettingsPart({ needs = "siteSettings", children }: { needs?: Noun; children: ReactNode }) {
  const { t: settings } = useTranslation("settings");
  const isAllowed = useMay("update", needs);
  return (
    <>
      <SettingsHead />
      {isAllowed ? children : <p className={screen.intro}>{settings("onlySystem")}</p>}
    </>
  );
}
