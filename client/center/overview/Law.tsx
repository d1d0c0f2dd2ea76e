import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { lawPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import screen from "../Screen.module.css";
import styles from "./Overview.module.css";

export function Law() {
  const { t } = useTranslation("law");
  const { data } = trpc.law.list.useQuery();
  const open = data?.filter(({ state }) => state === "open").length ?? 0;
  return (
    <section aria-labelledby="overview-law" className={`${screen.panel} ${styles.panel} ${styles.law}`}>
      <h2 id="overview-law">{t("panel.title")}</h2>
      {data && <Link to={lawPath}>{open === 0 ? t("panel.allMet") : t("panel.open", { count: open })}</Link>}
    </section>
  );
}
