import { createElement, type ReactElement } from "react";
import { createTRPCClient } from "@trpc/client";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import type { AppRouter } from "#server/router.ts";
import { OrderHistory } from "../../../center/shop/orders/OrderHistory.tsx";
import { editorAccess, EditorData } from "../../../api/editor-data.tsx";
import { createQueryClient } from "../../../api/trpc.ts";
import { OrderedGoods } from "./OrderedGoods.tsx";

// i18next has no texts here, so the keys are rendered.
const texts = createInstance({ lng: "de", resources: {} });
await texts.init();
const queryClient = createQueryClient();
const client = createTRPCClient<AppRouter>({ links: [] });
const given = { queryClient, client, access: editorAccess({ queryClient, client }) };
const { utils } = given.access;
const today = { currency: "EUR", smallBusiness: true };
utils.settings.get.setData(undefined, { shop: today } as never);

function render(element: ReactElement): string {
  const inGerman = createElement(I18nextProvider, { i18n: texts }, element);
  const page = createElement(EditorData, given, inGerman);
  return renderToStaticMarkup(page).replaceAll("\u00A0", " ");
}

const SMALL_BUSINESS = "totals.smallBusiness";
const sums = { currency: "CHF", shipping: 500, deposit: 0, discount: 0, total: 1690 };
const order = (vat: object[]) => ({ id: "1", ...sums, vat, order: { items: [], delivery: "shipping" } }) as never;

it("shows its sums in its own currency", () => {
  const html = render(createElement(OrderedGoods, { order: order([{ rate: 19, net: 1420, vat: 270 }]) }));
  expect(html).toContain("16,90 CHF");
  expect(html).not.toContain("€");
});

it("says that there is no VAT only if there was none", () => {
  const withVat = render(createElement(OrderedGoods, { order: order([{ rate: 19, net: 1420, vat: 270 }]) }));
  expect(withVat).not.toContain(SMALL_BUSINESS);
  expect(render(createElement(OrderedGoods, { order: order([]) }))).toContain(SMALL_BUSINESS);
});

it("shows what was paid back in its own currency", () => {
  const event = {
    kind: "refunded",
    at: "2026-11-01T12:00:00.000Z",
    by: "",
    cents: 500,
    reason: "",
    booked: null,
  } as const;
  utils.orders.events.setData({ id: "1" }, [event]);
  expect(render(createElement(OrderHistory, { order: order([]) }))).toContain("5,00 CHF");
});
