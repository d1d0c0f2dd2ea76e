import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { shopDashboardPath } from "#contract/values/pages.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import menu from "../CenterMenu.module.css";
import { EditorsFrame } from "../EditorsFrame.tsx";
import { OrdersBadge } from "./OrdersBadge.tsx";
import { usePreloaded } from "./use-preloaded.ts";
import { useShopParts } from "./use-shop-parts.ts";

const BADGE = "area-unread-orders";

export function AreaLayout() {
  usePreloaded();
  return <EditorsFrame area="shop" menu={<AreaMenu />} />;
}

function AreaMenu() {
  const { t } = useTranslation("shopcenter");
  return (
    <nav aria-label={t("title")} className={menu.menu}>
      <p className={menu.heading}>{t("title")}</p>
      <ul>
        {useShopParts().map(({ name, to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === shopDashboardPath} aria-describedby={name === "orders" ? BADGE : undefined}>
              <Icon name={icon} />
              {label}
              {name === "orders" && <OrdersBadge id={BADGE} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
