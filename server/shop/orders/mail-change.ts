import type { Settings } from "#contract/schemas/settings.ts";
import { hoursByPlace } from "#contract/values/hours-words.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { dueCents, paidCents } from "#contract/shop/order-states.ts";
import type { Language } from "../../kernel/context.ts";
import type { Tx } from "#db/open.ts";
import { type MailDraft, queueMails } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { sentence, siteTexts } from "../../kernel/sentences.ts";
import { bringText, restText } from "./order-text.ts";
import type { OrderRow } from "./store.ts";
import type { BankAccount } from "#contract/shop/settings.ts";
import { orderLink } from "./links.ts";
import { answersTo, noticesOf, type OrderMail } from "./mail-received.ts";

export type OrderChange =
  | { kind: "orderShipped" | "orderCancelled" | "orderExpired" }
  | { kind: "orderPaid" | "orderPartPaid" | "orderLate" | "orderPaidCancelled"; /** This payment. */ cents: number }
  | { kind: "orderSurplusBack"; /** The cents of the overpayment. */ cents: number }
  | {
      kind: "orderReduced";
      /** The cents that are no longer owed. */
      cents: number;
      names: string[];
    }
  | { kind: "orderRefunded"; /** The cents of this refund. */ cents: number; isOnline: boolean };

/** For these changes, staff gets a mail too. */
const notices = { orderLate: "orderLateNotice", orderPaidCancelled: "orderPaidCancelledNotice" } as const;

/** `secret` is null if the customer was erased. `document` is the id of an attached document. */
type Moving = Omit<OrderMail, "secret"> & { secret: string | null; document: string | null };

/** Queues a mail to the customer, unless the customer was erased. For a few changes, also queues mails to staff. */
export async function mailChange(tx: Tx, change: OrderChange, { secret, document, ...about }: Moving): Promise<void> {
  const { kind } = change;
  const answers = await answersTo(tx, about.settings);
  const toCustomer = secret === null ? [] : [{ ...customersMail(change, { ...about, secret, document }), ...answers }];
  const isNoticed = kind === "orderLate" || kind === "orderPaidCancelled";
  await queueMails(tx, [...toCustomer, ...(isNoticed ? await noticesOf(tx, notices[kind], about) : [])]);
}

const placeText = ({ street, zip, city }: Settings["site"]["address"]): string =>
  street === "" ? "" : `${street}\n${`${zip} ${city}`.trim()}`;

function hoursText(hours: Settings["site"]["openingHours"], language: Language): string {
  const rows = hoursByPlace(hours, siteTexts(language), language).flatMap(({ place, rows: own }) =>
    own.map(({ days, times }) => `${[place.text, days].filter(Boolean).join(", ")}: ${times}`),
  );
  return rows.length === 0 ? "" : [`${sentence(language, "site:hours.title")}:`, ...rows].join("\n");
}

function customersMail(
  change: OrderChange,
  { row, secret, settings, publicUrl, document }: OrderMail & { document: string | null },
): MailDraft {
  const { language } = row;
  const { kind } = change;
  const isOwed = kind === "orderCancelled" && paidCents(row) > row.refunded;
  const paidBack = isOwed ? sentence(language, "mail:orderText.paidBack") : "";
  const values = {
    name: `${row.firstName} ${row.lastName}`,
    number: row.number,
    site: senderOf(settings, publicUrl, language).title,
    total: formatCents(row.total, row.currency, language),
    paidBack,
    place: placeText(settings.site.address),
    bring: bringText(row),
    hours: hoursText(settings.site.openingHours, language),
    ...("cents" in change && { came: formatCents(change.cents, row.currency, language) }),
    ...(kind === "orderPartPaid" && {
      rest: formatCents(dueCents(row), row.currency, language),
      transfer: restText(row, settings.shop.bankAccount),
    }),
    ...(kind === "orderRefunded" && {
      amount: formatCents(change.cents, row.currency, language),
      way: sentence(language, `mail:orderText.${change.isOnline ? "backOnline" : "backByTransfer"}`),
    }),
    ...(kind === "orderReduced" && reducedWords(change, row, settings.shop.bankAccount)),
    link: orderLink(publicUrl, row, secret),
  };
  // For a pickup order, 'shipped' means that the order is ready for pickup, so the mail says so.
  const texts = kind === "orderShipped" && row.delivery === "pickup" ? "orderReady" : kind;
  return {
    kind,
    language,
    recipient: row.email,
    subject: sentence(language, `mail:${texts}.subject`, values),
    body: sentence(language, `mail:${texts}.body`, values).replace(/\n{3,}/gu, "\n\n"),
    attachments: document === null ? [] : [{ documentId: document }],
  };
}

function reducedWords(
  { cents, names }: Extract<OrderChange, { kind: "orderReduced" }>,
  row: OrderRow,
  account: BankAccount,
): Record<"goods" | "less" | "rest" | "transfer", string> {
  const { language, currency } = row;
  const due = dueCents(row);
  const price = formatCents(due, currency, language);
  return {
    goods: names.join("\n"),
    less: formatCents(cents, currency, language),
    rest:
      due === 0
        ? sentence(language, "mail:orderText.allPaid")
        : sentence(language, "mail:orderText.restDue", { price }),
    transfer: due === 0 ? "" : restText(row, account),
  };
}
