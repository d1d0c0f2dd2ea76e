import type { ComponentType } from "react";
import { loadLateTexts } from "../../language/late-texts.ts";

const withTexts =
  (load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
  async () => {
    const [screen] = await Promise.all([load(), loadLateTexts("shop")]);
    return screen;
  };

export const loadShelf = withTexts(async () => (await import("./ShelfPage.tsx")).ShelfPage);
export const loadItem = withTexts(async () => (await import("./ItemPage.tsx")).ItemPage);
export const loadCart = withTexts(async () => (await import("./cart/CartPage.tsx")).CartPage);
export const loadCheckout = withTexts(async () => (await import("./checkout/CheckoutPage.tsx")).CheckoutPage);
export const loadOrder = withTexts(async () => (await import("./order/OrderPage.tsx")).OrderPage);
