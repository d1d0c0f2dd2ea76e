import { createContext, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { settingsPath, siteSettingsPath } from "#contract/values/pages.ts";
import { LeaveQuestion } from "../../center/LeaveQuestion.tsx";
import { placeOf } from "../../seo/place-of.ts";
import { SeoOfPage } from "../../seo/SeoOfPage.tsx";
import { UnsavedContext } from "../../ui/admin/Unsaved.tsx";
import styles from "./PageSeo.module.css";

/** The path of the page behind the windows. The router of a window does not know this path. */
export const PageBelow = createContext("/");

export function PageSeo() {
  const { t } = useTranslation("admin");
  const { t: seo } = useTranslation("seo");
  const below = use(PageBelow);
  const [path, setPath] = useState(below);
  const [isDirty, setIsDirty] = useState(false);
  // After a navigation, the form switches to the new page. If the form has unsaved input, it stays with the old page.
  if (path !== below && !isDirty) setPath(below);
  return (
    <div className={styles.page}>
      <h2>{seo("dialog")}</h2>
      <UnsavedContext value={setIsDirty}>
        <SeoOfPage key={path} place={placeOf(path)} />
      </UnsavedContext>
      <ul className={styles.more}>
        <li>
          <Link to={`${settingsPath}/seo`}>{seo("list")}</Link>
        </li>
        <li>
          <Link to={siteSettingsPath}>{t("window.settings.site")}</Link>
        </li>
      </ul>
      <LeaveQuestion
        isAsked={isDirty}
        title={t("settings.leaveTitle")}
        text={t("settings.leaveText")}
        leaveLabel={t("settings.leave")}
        stayLabel={t("settings.stay")}
      />
    </div>
  );
}
