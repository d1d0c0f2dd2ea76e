import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { SettingsTabs } from "./SettingsTabs.tsx";

/** The heading and tabs of a settings screen. @param children buttons beside the heading */
export function SettingsHead({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title ?? t("settings.title")}
        </h1>
        {children}
      </header>
      <SettingsTabs />
    </>
  );
}
