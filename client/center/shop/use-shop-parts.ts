// The parts of the shop's management, in their order.
import { useTranslation } from "react-i18next";
import type { IconName } from "../../ui/admin/icons.tsx";
import { useShopPaths } from "./shop-paths.ts";

type Part = { to: string; label: string; icon: IconName };

export function useShopParts(): Part[] {
  const { t } = useTranslation("shopcenter");
  const paths = useShopPaths();
  return [
    { to: paths.orders, label: t("parts.orders"), icon: "document" },
    { to: paths.items, label: t("parts.items"), icon: "list" },
    { to: paths.payments, label: t("parts.payments"), icon: "download" },
    { to: paths.settings, label: t("parts.settings"), icon: "settings" },
  ];
}
