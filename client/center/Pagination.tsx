import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../ui/admin/icons.tsx";
import row from "../ui/admin/Pages.module.css";
import { shownPages } from "../ui/admin/shown-pages.ts";
import styles from "./Pagination.module.css";

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

export function Pagination({ page, pages, hrefOf }: Props) {
  const { t } = useTranslation("admin");
  const nav = useRef<HTMLElement>(null);
  const steppedTo = useRef<number | null>(null);
  useEffect(() => {
    if (steppedTo.current !== page) return;
    steppedTo.current = null;
    // On the first or last page, the pressed arrow is no longer a link and loses the focus.
    if (document.activeElement === document.body)
      nav.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [page]);
  if (pages <= 1) return null;
  const step = (target: number) => ({
    to: target >= 1 && target <= pages ? hrefOf(target) : null,
    onPress: () => {
      steppedTo.current = target;
    },
  });
  return (
    <nav ref={nav} aria-label={t("pagination.label")} className={styles.pagination}>
      <Step {...step(page - 1)} label={t("pagination.previous")} className={row.previous} />
      <ul>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === null ? (
              <span className={row.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(shown)}
                className={row.page}
                aria-label={t("pagination.page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step {...step(page + 1)} label={t("pagination.next")} className={row.next} />
    </nav>
  );
}

type StepProps = { to: string | null; label: string; className: string | undefined; onPress: () => void };

/** On the first or last page, the arrow is pale. Removing it would shift the row. */
function Step({ to, label, className, onPress }: StepProps) {
  const arrow = (
    <span className={`${styles.arrow} ${className}`}>
      <Icon name="chevron" />
    </span>
  );
  if (to === null) return <span className={styles.noStep}>{arrow}</span>;
  return (
    <Link to={to} aria-label={label} className={row.page} onClick={onPress}>
      {arrow}
    </Link>
  );
}
