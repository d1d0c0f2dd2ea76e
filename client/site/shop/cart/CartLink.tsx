import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { cartPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import styles from "./CartLink.module.css";
import { countOf } from "./cart-lines.ts";
import { useCart } from "./use-cart.ts";

export function CartLink() {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const count = countOf(useCart());
  // The shop takes orders only while its prices are public.
  if (!isOn(settings, "shop") || !settings.shop.showPrice) return null;
  return (
    <NavLink to={cartPath} className={`${styles.icon} ${count === 0 ? styles.empty : ""}`} title={t("cart.link")}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path
          d="M4 9h16l-1.6 10.5H5.6zM8 9l3-5.5M16 9l-3-5.5M9.5 13v3.5M14.5 13v3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="visually-hidden">{t("cart.link")}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count > 99 ? "99+" : count}
          <span className="visually-hidden"> {t("cart.items")}</span>
        </span>
      )}
    </NavLink>
  );
}
