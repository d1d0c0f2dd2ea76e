import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { filesPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Overview.module.css";

export function Storage() {
  const { t } = useTranslation("overview");
  const { data, isPending, isError, refetch } = trpc.overview.storage.useQuery(undefined, { staleTime: 0 });
  return (
    <section aria-labelledby="overview-storage" className={`${screen.panel} ${styles.panel}`}>
      <h2 id="overview-storage">{t("storage")}</h2>
      {isPending && <RowsSkeleton rows={1} />}
      {isError && !data && <Unreachable title={t("storageFailed")} onAgain={() => void refetch()} />}
      {data && <Used {...data} />}
      <Link to={filesPath} className={layout.strong}>
        {t("files")}
      </Link>
    </section>
  );
}

function Used({ used, total }: { used: number; total: number }) {
  const { t, i18n } = useTranslation("overview");
  const words = t("used", { used: formatFileSize(used, i18n.language), total: formatFileSize(total, i18n.language) });
  return (
    <>
      <meter min={0} max={Math.max(total, 1)} high={0.9 * total} value={used} aria-label={t("storage")} />
      <p>{words}</p>
    </>
  );
}
