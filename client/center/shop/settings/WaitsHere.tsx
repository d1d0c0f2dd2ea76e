import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { centerPath } from "#contract/values/pages.ts";

/** Until a second person agrees, the form shows the old values. So it says that a change waits. */
export function WaitsHere({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation("shopcenter");
  return (
    isShown && (
      <p>
        <strong>{t("settings.waits")}</strong> <Link to={`${centerPath}#approvals`}>{t("settings.seeWaiting")}</Link>
      </p>
    )
  );
}
