import { useTranslation } from "react-i18next";
import { IconButton } from "../ui/admin/Button.tsx";
import styles from "../ui/admin/Pages.module.css";
import { shownPages } from "../ui/admin/shown-pages.ts";

type Props = { page: number; pages: number; onPage: (page: number) => void };

export function PickerPages({ page, pages, onPage }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  if (pages <= 1) return null;
  return (
    <nav aria-label={admin("pagination.label")} className={styles.row}>
      <span className={styles.previous}>
        <IconButton
          icon="chevron"
          label={admin("pagination.previous")}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
      </span>
      <ul>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={admin("pagination.page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
                className={styles.page}
                onClick={() => onPage(shown)}
              >
                {shown}
              </button>
            )}
          </li>
        ))}
      </ul>
      <span className={styles.next}>
        <IconButton
          icon="chevron"
          label={admin("pagination.next")}
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        />
      </span>
      <span role="status" className="visually-hidden">
        {t("picker.pages", { page, pages })}
      </span>
    </nav>
  );
}
