// The shop's management exists in the admin center and in a separate area. Links must not leave the current area.
import { useLocation } from "react-router";
import { shopAreaPath, shopCenterPath, shopDashboardPath } from "#contract/values/pages.ts";

export type ShopPaths = {
  isArea: boolean;
  dashboard: string;
  settings: string;
  items: string;
  item: (id: string) => string;
  orders: string;
  order: (id: string) => string;
  payments: string;
  coupons: string;
  customers: string;
};

export const NEW_ITEM = "new";

const pathsOf = (base: string, settings: string): ShopPaths => ({
  isArea: base === shopAreaPath,
  dashboard: base === shopAreaPath ? shopDashboardPath : base,
  settings: `${base}/${settings}`,
  items: `${base}/items`,
  item: (id) => `${base}/items/${id}`,
  orders: `${base}/orders`,
  order: (id) => `${base}/orders/${id}`,
  payments: `${base}/payments`,
  coupons: `${base}/coupons`,
  customers: `${base}/customers`,
});

const inCenter = pathsOf(shopCenterPath, "settings");
const inArea = pathsOf(shopAreaPath, "config");

export function useShopPaths(): ShopPaths {
  const { pathname } = useLocation();
  return pathname.startsWith(shopAreaPath) ? inArea : inCenter;
}
