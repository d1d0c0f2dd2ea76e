import { basePrice } from "#contract/shop/money.ts";
import { formatCents, formatLitres } from "#contract/shop/format-money.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import { formatMoment } from "#contract/values/dates.ts";
import type { BankAccount, ShopSettings } from "#contract/shop/settings.ts";
import { sentence, type SentenceKey } from "../../kernel/sentences.ts";
import { referenceOf } from "./present.ts";
import { countryName } from "#contract/shop/countries.ts";
import type { ItemRow, OrderRow } from "./store.ts";

type Words = { money: (cents: number) => string; say: (key: SentenceKey, values?: Values) => string; language: string };
type Values = Record<string, string | number>;

function wordsOf({ language, currency }: OrderRow): Words {
  return {
    money: (cents) => formatCents(cents, currency, language),
    say: (key, values) => sentence(language, key, values),
    language,
  };
}

type Shop = Pick<ShopSettings, "bankAccount" | "deliveryDays">;

export function orderText(row: OrderRow, shop: Shop): string {
  const words = wordsOf(row);
  const { say } = words;
  const lines = row.items.map((item) => lineText(item, words)).join("\n\n");
  return [
    say("mail:orderText.ordered", { when: formatMoment(row.created.toISOString()) }),
    lines,
    sumsText(row, words),
    deliveryText(row, shop, words),
    paymentText(row, shop.bankAccount),
    ...(row.comment === "" ? [] : [say("mail:orderText.comment", { comment: row.comment })]),
  ].join("\n\n");
}

function lineText(item: ItemRow, words: Words): string {
  const { money, say } = words;
  const rows = [
    ["mail:orderText.pieces", item.amount, item.pricePiece, 1],
    ["mail:orderText.packOfSix", item.packOfSix, item.pricePackOfSix ?? 0, 6],
    ["mail:orderText.packOfTwelve", item.packOfTwelve, item.pricePackOfTwelve ?? 0, 12],
  ] as const;
  const bought = rows
    .filter(([, count]) => count > 0)
    .map(([key, count, cents, pieces]) => {
      const base = basePrice(cents, item.sizeMillilitres, pieces);
      const perLitre = base === null ? "" : say("mail:orderText.base", { price: money(base) });
      const values = { count, title: titleOf(item, words), price: money(cents), total: money(count * cents) };
      return say(key, values) + perLitre;
    });
  const deposit = item.deposit > 0 ? [say("mail:orderText.lineDeposit", { price: money(item.deposit) })] : [];
  const promises = [item.durability, item.withdrawal].filter((text) => text !== "");
  return [...bought, ...deposit, ...promises].join("\n");
}

/** @returns for example 'Apfelsaft, naturtrüb, 0,75 l' */
function titleOf({ title, variant, sizeMillilitres }: ItemRow, { language }: Words): string {
  const size = sizeMillilitres === null ? null : formatLitres(sizeMillilitres / 1000, language);
  return [title, variant, size === variant ? null : size].filter((part) => part !== null).join(", ");
}

function sumsText(row: OrderRow, { money, say }: Words): string {
  const { items, delivery, discount, coupon, shipping, deposit, vat, total } = row;
  const goods = items.reduce((sum, item) => sum + item.total, 0);
  const discountKey = coupon === null ? "mail:orderText.discount" : "mail:orderText.coupon";
  return [
    say("mail:orderText.goods", { price: money(goods) }),
    ...(discount > 0 ? [say(discountKey, { code: coupon ?? "", price: money(-discount) })] : []),
    ...(deposit > 0 ? [say("mail:orderText.deposit", { price: money(deposit) })] : []),
    say(delivery === "pickup" ? "mail:orderText.collecting" : "mail:orderText.shipping", { price: money(shipping) }),
    say("mail:orderText.total", { price: money(total) }),
    ...vat.map((part) => say("mail:orderText.vat", { rate: part.rate, price: money(part.vat) })),
    ...(vat.length === 0 ? [say("mail:orderText.smallBusiness")] : []),
  ].join("\n");
}

function deliveryText(row: OrderRow, { deliveryDays }: Shop, { say }: Words): string {
  const address = [`${row.firstName} ${row.lastName}`, row.street, `${row.zip} ${row.city}`];
  if (row.country !== "DE") address.push(countryName(row.country, row.language));
  const time =
    row.delivery === "pickup" ? [say("mail:orderText.readyMail")] : [say("mail:orderText.time", deliveryDays)];
  const told = [say(`mail:orderText.${row.delivery === "shipping" ? "ship" : row.delivery}`), ...address, ...time];
  return [...told, ...lines(bringText(row))].join("\n");
}

const lines = (text: string): string[] => (text === "" ? [] : [text]);

/** Reminds the customer to bring an ID for pickup; '' for goods without a minimum age. */
export function bringText(row: OrderRow): string {
  const age = Math.max(0, ...row.items.map(({ minAge }) => minAge));
  return row.delivery === "pickup" && age > 0 ? wordsOf(row).say("mail:orderText.bringId", { age }) : "";
}

export function paymentText(row: OrderRow, account: BankAccount): string {
  const { money, say } = wordsOf(row);
  if (row.total === 0) return say("mail:orderText.nothing");
  const isPickedUp = row.payment === "advancepayment" && row.delivery === "pickup";
  const told = say(`mail:orderText.${isPickedUp ? "advanceToCollect" : row.payment}`, { total: money(row.total) });
  const source = `${say("mail:orderText.payBy", { name: say(`mail:orderText.sources.${row.payment}`) })}\n${told}`;
  if (row.payment !== "advancepayment" || account.iban === "") return source;
  return `${source}\n${accountText(row, account)}`;
}

function accountText(row: OrderRow, account: BankAccount): string {
  const { holder, bank, bic } = account;
  const { say } = wordsOf(row);
  const values = { holder, bank, iban: grouped(account.iban), reference: referenceOf(row) };
  const text = say("mail:orderText.account", values);
  // The BIC is optional, because transfers within the euro area do not need it.
  return bic === "" ? text : `${text}\n${say("mail:orderText.bic", { bic })}`;
}

export function restText(row: OrderRow, account: BankAccount): string {
  return account.iban === "" || isOnline(row.payment) ? "" : accountText(row, account);
}

/** @returns the IBAN in groups of four: 'DE02 1203 0000 …' */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1 ");
