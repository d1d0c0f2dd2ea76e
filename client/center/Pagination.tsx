// Page numbers below a list: three around the current one, one at each end.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../ui/admin/icons.tsx";
import { shownPages } from "./shown-pages.ts";
import styles from "./Pagination.module.css";

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

export function Pagination({ page, pages, hrefOf }: Props) {
  const { t } = useTranslation("admin");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pagination.label")} className={styles.pagination}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} label={t("pagination.previous")} className={styles.previous} />
      <ul>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={hrefOf(shown)}
                aria-label={t("pagination.page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < pages ? hrefOf(page + 1) : null} label={t("pagination.next")} className={styles.next} />
    </nav>
  );
}

/** At an end the arrow stays, pale, so that the row does not shift. */
function Step({ to, label, className }: { to: string | null; label: string; className: string | undefined }) {
  const arrow = (
    <span className={className}>
      <Icon name="chevron" />
    </span>
  );
  if (to === null) return <span className={styles.noStep}>{arrow}</span>;
  return (
    <Link to={to} aria-label={label} className={styles.step}>
      {arrow}
    </Link>
  );
}
