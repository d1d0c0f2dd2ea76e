import { shopAreaPath, shopCenterPath, shopDashboardPath } from "#contract/values/pages.ts";
import { centerHead } from "../head.ts";
import { loadLateTexts } from "../../language/late-texts.ts";
import { idLoader } from "../../api/loader.ts";
import { lazyScreen, type CenterPlace, type Screen } from "../../head/screen.tsx";

const common = { head: import.meta.env.SSR && centerHead, isIndexed: false };
const inMenu: CenterPlace = {
  group: "content",
  order: 5,
  label: "center.shop",
  icon: "shop",
  badge: "unreadOrders",
};

const dashboard = {
  needs: ["read", "orders"],
  module: import.meta.env.SSR && "client/center/shop/dashboard/DashboardScreen.tsx",
  load: async () => (await import("./dashboard/DashboardScreen.tsx")).DashboardScreen,
  ...common,
} as const;

const items = {
  needs: ["read", "hiddenProducts"],
  module: import.meta.env.SSR && "client/center/shop/products/ProductsScreen.tsx",
  load: async () => (await import("./products/ProductsScreen.tsx")).ProductsScreen,
  ...common,
} as const;

const item = {
  needs: ["read", "hiddenProducts"],
  module: import.meta.env.SSR && "client/center/shop/product/ProductScreen.tsx",
  load: async () => {
    // The product's preview needs the texts of the public shop.
    const [{ ProductScreen }] = await Promise.all([import("./product/ProductScreen.tsx"), loadLateTexts("shop")]);
    return ProductScreen;
  },
  loader: idLoader("new"),
  ...common,
} as const;

const settings = {
  needs: ["update", "settings"],
  module: import.meta.env.SSR && "client/center/shop/settings/ShopSettingsScreen.tsx",
  load: async () => (await import("./settings/ShopSettingsScreen.tsx")).ShopSettingsScreen,
  ...common,
} as const;

const orders = {
  needs: ["read", "orders"],
  module: import.meta.env.SSR && "client/center/shop/orders/OrdersScreen.tsx",
  load: async () => (await import("./orders/OrdersScreen.tsx")).OrdersScreen,
  ...common,
} as const;

const order = {
  needs: ["read", "orders"],
  module: import.meta.env.SSR && "client/center/shop/orders/OrderScreen.tsx",
  load: async () => (await import("./orders/OrderScreen.tsx")).OrderScreen,
  loader: idLoader(),
  ...common,
} as const;

const payments = {
  needs: ["read", "orders"],
  module: import.meta.env.SSR && "client/center/shop/payments/PaymentsScreen.tsx",
  load: async () => (await import("./payments/PaymentsScreen.tsx")).PaymentsScreen,
  ...common,
} as const;

const customers = {
  needs: ["read", "orders"],
  module: import.meta.env.SSR && "client/center/shop/customers/CustomersScreen.tsx",
  load: async () => (await import("./customers/CustomersScreen.tsx")).CustomersScreen,
  ...common,
} as const;

const coupons = {
  needs: ["read", "coupons"],
  module: import.meta.env.SSR && "client/center/shop/coupons/CouponsScreen.tsx",
  load: async () => (await import("./coupons/CouponsScreen.tsx")).CouponsScreen,
  ...common,
} as const;

type Row =
  | typeof coupons
  | typeof customers
  | typeof items
  | typeof item
  | typeof settings
  | typeof orders
  | typeof order
  | typeof payments;

const both = (center: string, area: string, row: Row): Screen[] => [
  lazyScreen({ path: `${shopCenterPath}/${center}`, within: shopCenterPath, ...row }),
  lazyScreen({ path: `${shopAreaPath}/${area}`, ...row }),
];

export const shopScreens: readonly Screen[] = [
  lazyScreen({ path: shopCenterPath, menu: inMenu, ...dashboard }),
  lazyScreen({ path: shopDashboardPath, ...dashboard }),
  ...both("settings", "config", settings),
  ...both("items", "items", items),
  ...both("items/:id", "items/:id", item),
  ...both("orders", "orders", orders),
  ...both("orders/:id", "orders/:id", order),
  ...both("payments", "payments", payments),
  ...both("coupons", "coupons", coupons),
  ...both("customers", "customers", customers),
];
