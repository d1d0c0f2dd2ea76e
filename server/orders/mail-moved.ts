// Mails of what became of an order: paid, shipped, cancelled, refunded, or paid when its pieces were sold to others.
import { formatCents } from "#contract/shop/format-money.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import { siteNameOf } from "#contract/look/site-name.ts";
import type { Tx } from "#db/open.ts";
import { queueMails } from "../mail/outbox.ts";
import { sentence } from "../sentences.ts";
import { orderLink } from "./links.ts";
import { noticesOf, type OrderMail } from "./mail-received.ts";

export type Moved =
  | { kind: "orderPaid" | "orderShipped" | "orderCancelled" | "orderLate" }
  | { kind: "orderRefunded"; /** That went back now. */ cents: number };

/**
 * To the customer, in the customer's language, with the document that was made of it; money that came too late is told to those who work off
 * orders as well.
 */
export async function mailMoved(
  tx: Tx,
  moved: Moved,
  { row, secret, settings, publicUrl, document }: OrderMail & { document: string | null },
): Promise<void> {
  const { language } = row;
  const { kind } = moved;
  const paidBack = row.payed !== null && kind === "orderCancelled" ? sentence(language, "mail:orderText.paidBack") : "";
  const values = {
    name: `${row.firstName} ${row.lastName}`,
    number: row.number,
    site: siteNameOf(settings, language) || new URL(publicUrl).hostname,
    total: formatCents(row.total, row.currency, language),
    paidBack,
    ...(kind === "orderRefunded" && {
      amount: formatCents(moved.cents, row.currency, language),
      way: sentence(language, `mail:orderText.${isOnline(row.payment) ? "backOnline" : "backByTransfer"}`),
    }),
    link: orderLink(publicUrl, row.id, secret),
  };
  // Who picks it up is told that it is ready.
  const texts = kind === "orderShipped" && row.delivery === "pickup" ? "orderReady" : kind;
  const customer = {
    kind,
    language,
    recipient: row.email,
    subject: sentence(language, `mail:${texts}.subject`, values),
    body: sentence(language, `mail:${texts}.body`, values).replace(/\n{3,}/gu, "\n\n"),
    attachments: document === null ? [] : [{ documentId: document }],
  };
  const notices = kind === "orderLate" ? noticesOf("orderLateNotice", { row, settings, publicUrl }) : [];
  await queueMails(tx, [customer, ...notices]);
}
