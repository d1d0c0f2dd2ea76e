import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { searchPath } from "#contract/values/pages.ts";
import styles from "../shop/cart/CartLink.module.css";
import header from "./Header.module.css";

export function SearchLink() {
  const { t } = useTranslation();
  return (
    <NavLink to={searchPath} className={`${styles.icon} ${header.search}`} title={t("search.title")}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M14.5 14.5L20 20" strokeLinecap="round" />
      </svg>
      <span className="visually-hidden">{t("search.title")}</span>
    </NavLink>
  );
}
