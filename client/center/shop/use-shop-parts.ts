import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { IconName } from "../../ui/admin/icons.tsx";
import { useShopPaths } from "./shop-paths.ts";

type Part = { name: string; to: string; label: string; icon: IconName };

/**
 * The tabs of the shop's management. The separate area has only five tabs, so its screen of orders links to the
 * customers and the coupons. While one of these is open, it has a tab, which is its title on phones.
 */
export function useShopParts(): Part[] {
  const { t } = useTranslation("shopcenter");
  const paths = useShopPaths();
  const { pathname } = useLocation();
  const customers: Part = { name: "customers", to: paths.customers, label: t("parts.customers"), icon: "people" };
  const coupons: Part = { name: "coupons", to: paths.coupons, label: t("parts.coupons"), icon: "tag" };
  return [
    { name: "dashboard", to: paths.dashboard, label: t("parts.dashboard"), icon: "chart" },
    { name: "orders", to: paths.orders, label: t("parts.orders"), icon: "document" },
    { name: "items", to: paths.items, label: t("parts.items"), icon: "list" },
    ...[coupons, customers].filter(({ to }) => !paths.isArea || to === pathname),
    { name: "payments", to: paths.payments, label: t("parts.payments"), icon: "download" },
    { name: "settings", to: paths.settings, label: t("parts.settings"), icon: "settings" },
  ];
}
