import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { filesPath, inboxPath, ordersCenterPath, shopCenterPath, usersPath } from "#contract/values/pages.ts";
import type { FoundOrder, PaletteAnswer } from "#contract/schemas/palette.ts";
import { addressOfDocument } from "../shop/documents/document-address.ts";
import type { FoundKind, Result, Section } from "./result.ts";
import { foundKinds } from "./result.ts";

const entryIcons = { page: "document", news: "list", event: "calendar", nowhere: "list" } as const;
const addressWith = (path: string, q: string): string => `${path}?${new URLSearchParams({ q }).toString()}`;
const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" · ");

/** @param isInvoice true if the text asks for an invoice. Each invoice is then listed before its order. */
export function usePresented(answer: PaletteAnswer | undefined, isInvoice: boolean): Section[] {
  const { t } = useTranslation("overview");
  const { t: admin } = useTranslation("admin");
  const orders = useOrders(isInvoice);
  if (answer === undefined) return [];
  const results: Record<FoundKind, Result[]> = {
    orders: answer.orders.flatMap(orders),
    entries: answer.entries.map(({ id, kind, title, path, state, date }) => ({
      id,
      label: title,
      detail: joined(
        t(`palette.entryKinds.${kind}`),
        date !== null && formatDay(date),
        state !== "public" && admin(`state.${state}`),
      ),
      icon: entryIcons[kind],
      goes: { to: path },
    })),
    products: answer.products.map(({ id, title, isHidden }) => ({
      id,
      label: title,
      detail: joined(t("palette.product"), isHidden && t("palette.hidden")),
      icon: "shop",
      goes: { to: `${shopCenterPath}/items/${id}` },
    })),
    people: [
      ...answer.users.map(({ id, name, handle }): Result => ({
        id,
        label: name || handle,
        detail: joined(t("palette.user"), name !== "" && handle),
        icon: "people",
        goes: { to: addressWith(`${usersPath}/browse`, handle) },
      })),
      ...answer.customers.map(({ id, name, email, orders: count }): Result => ({
        id: `customer-${id}`,
        label: name || email,
        detail: joined(t("palette.customer", { count }), email),
        icon: "people",
        goes: { to: `${ordersCenterPath}?customer=${id}` },
      })),
    ],
    messages: answer.messages.map(({ id, name, beginning, created }) => ({
      id,
      label: name,
      detail: joined(formatDay(created), beginning),
      icon: "mail",
      goes: { to: `${inboxPath}/${id}` },
    })),
    files: answer.files.map((file) => ({
      id: file.id,
      label: file.name,
      detail: file.ext.toUpperCase(),
      icon: "picture",
      file,
      goes: { to: addressWith(filesPath, file.name) },
    })),
  };
  return foundKinds.map((kind) => ({ kind, results: results[kind] })).filter(({ results: found }) => found.length > 0);
}

function useOrders(isInvoice: boolean): (order: FoundOrder) => Result[] {
  const { t } = useTranslation("overview");
  const { t: shop } = useTranslation("shopcenter");
  return ({ id, number, name, created, states, invoice }) => {
    const order: Result = {
      id,
      label: joined(t("palette.order", { number }), name),
      detail: joined(
        formatDay(created),
        ...states.map((state) => shop(`orders.states.${state}`)),
        isInvoice && invoice === null && t("palette.noInvoice"),
      ),
      icon: "shop",
      goes: { to: `${ordersCenterPath}/${id}` },
    };
    if (invoice === null) return [order];
    const printed: Result = {
      id: invoice.id,
      label: t("palette.invoice", { number }),
      detail: joined(invoice.number, name),
      icon: "download",
      goes: { download: addressOfDocument(invoice.id) },
    };
    return isInvoice ? [printed, order] : [order, printed];
  };
}
