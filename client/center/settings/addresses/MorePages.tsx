import { useTranslation } from "react-i18next";
import { redirectsPerPage } from "#contract/values/address-lists.ts";
import { IconButton } from "../../../ui/admin/Button.tsx";
import styles from "./Addresses.module.css";

type Props = { page: number; total: number; label: string; onPage: (page: number) => void };

export function MorePages({ page, total, label, onPage }: Props) {
  const { t } = useTranslation("admin");
  const pages = Math.ceil(total / redirectsPerPage);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={`${t("pagination.label")}: ${label}`} className={styles.pages}>
      <span className={styles.back}>
        <IconButton
          icon="chevron"
          label={t("pagination.previous")}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
      </span>
      <span role="status">
        {page} / {Math.max(pages, 1)}
      </span>
      <span className={styles.on}>
        <IconButton
          icon="chevron"
          label={t("pagination.next")}
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
