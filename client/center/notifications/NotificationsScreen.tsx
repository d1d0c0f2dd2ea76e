import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { useMay } from "../../api/viewer.ts";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { DevicesSection } from "./DevicesSection.tsx";
import { SiteKey } from "./SiteKey.tsx";
import { Recipients } from "./Recipients.tsx";

export function NotificationsScreen() {
  const { t } = useTranslation("notifications");
  const settings = useSiteSettings();
  const mayChange = useMay("update", "settings");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      {mayChange && <Recipients settings={settings} />}
      <DevicesSection />
      <SiteKey />
    </>
  );
}
