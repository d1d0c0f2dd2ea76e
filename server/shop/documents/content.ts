// The content of a document is a snapshot of the order and the settings.
import { localDay } from "#contract/values/clock-of-place.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { DocumentContent, DocumentLine, DocumentVat, Seller } from "#contract/shop/document-content.ts";
import type { Prices } from "#contract/shop/money.ts";
import { referenceOf } from "../orders/present.ts";
import type { ItemRow, OrderRow } from "../orders/store.ts";

export type Printed = Pick<Settings, "documents" | "shop" | "site" | "title" | "en" | "legal">;

export function contentOf(row: OrderRow, settings: Printed, now: Date): DocumentContent {
  const { bankAccount } = settings.shop;
  const dayOf = (moment: Date | null): string | null => moment && localDay(moment);
  return {
    language: row.language,
    seller: sellerOf(settings, row.language),
    account: bankAccount.iban === "" ? null : bankAccount,
    customer: {
      name: `${row.firstName} ${row.lastName}`,
      street: row.street,
      zip: row.zip,
      city: row.city,
      country: row.country,
    },
    orderNumber: row.number,
    ordered: localDay(row.created),
    day: localDay(now),
    paidAt: dayOf(row.paidAt),
    ...(row.paidAt === null && row.received > row.refunded && { received: row.received - row.refunded }),
    shipped: dayOf(row.shipped),
    payment: row.payment,
    delivery: row.delivery,
    reference: referenceOf(row),
    payDays: settings.documents.payDays,
    minAge: Math.max(0, ...row.items.map(({ minAge }) => minAge)),
    lines: row.items.map(lineOf),
    shipping: row.shipping,
    discount: row.discount,
    ...(row.coupon !== null && { coupon: row.coupon }),
    deposit: row.deposit,
    vat: vatOfOrder(row),
    total: row.total,
    currency: row.currency,
    smallBusiness: row.vat.length === 0,
    corrects: null,
  };
}

export function sellerOf(settings: Printed, language: OrderRow["language"]): Seller {
  const { documents, legal, shop, site } = settings;
  const { taxNumber, vatId, contact, register } = documents;
  const name = documents.name || legal.imprint.name || siteNameOf(settings, language) || shop.bankAccount.holder;
  return { name, ...site.address, taxNumber, vatId, contact, register };
}

export const pricesOf = ({ pricePiece, pricePackOfSix, pricePackOfTwelve }: ItemRow): Prices => ({
  piece: pricePiece,
  packOfSix: pricePackOfSix,
  packOfTwelve: pricePackOfTwelve,
});

export function lineOf(item: ItemRow): DocumentLine {
  const {
    title,
    variant,
    sizeMillilitres,
    amount,
    packOfSix,
    packOfTwelve,
    pricePiece,
    pricePackOfSix,
    pricePackOfTwelve,
  } = item;
  const { deposit, percent, total } = item;
  return {
    title,
    variant,
    sizeMillilitres,
    amount,
    packOfSix,
    packOfTwelve,
    pricePiece,
    pricePackOfSix,
    pricePackOfTwelve,
    deposit,
    percent,
    total,
  };
}

function vatOfOrder({ vat, items }: OrderRow): DocumentVat[] {
  return vat.map((part) => ({ ...part, tax: items.find(({ percent }) => percent === part.rate)?.tax ?? null }));
}
