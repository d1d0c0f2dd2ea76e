import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { resultsPerPage } from "#contract/values/searched-text.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Search.module.css";
import { searchAddress } from "./search-address.ts";

export function ResultPages({ q, page, total }: { q: string; page: number; total: number }) {
  const { t } = useTranslation("search");
  const pages = Math.ceil(total / resultsPerPage);
  if (pages <= 1) return null;
  const link = (to: number, rel: "prev" | "next", label: string) => (
    <Link className={`${buttons.button} ${buttons.quiet}`} rel={rel} to={searchAddress(q, to)}>
      {label}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {page > 1 && link(page - 1, "prev", t("previous"))}
      <span>{t("page", { page, pages })}</span>
      {page < pages && link(page + 1, "next", t("next"))}
    </nav>
  );
}
