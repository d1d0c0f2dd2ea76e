// Mails of what became of an order: paid, shipped, cancelled, or paid when its pieces were sold to others.
import { formatCents } from "#contract/shop/format-money.ts";
import type { Tx } from "#db/open.ts";
import { queueMails } from "../mail/outbox.ts";
import { sentence } from "../sentences.ts";
import { orderLink } from "./links.ts";
import { noticesOf, type OrderMail } from "./mail-received.ts";

export type MovedKind = "orderPaid" | "orderShipped" | "orderCancelled" | "orderLate";

/**
 * To the customer, in the customer's language, with the document that was made of it; money that came too late is told to those who work off
 * orders as well.
 */
export async function mailMoved(
  tx: Tx,
  kind: MovedKind,
  { row, secret, settings, publicUrl, document }: OrderMail & { document: string | null },
): Promise<void> {
  const { language } = row;
  const paidBack = row.payed !== null && kind === "orderCancelled" ? sentence(language, "mail:orderText.paidBack") : "";
  const values = {
    name: `${row.firstName} ${row.lastName}`,
    number: row.number,
    site: settings.title || new URL(publicUrl).hostname,
    total: formatCents(row.total, row.currency, language),
    paidBack,
    link: orderLink(publicUrl, row.id, secret),
  };
  const customer = {
    kind,
    language,
    recipient: row.email,
    subject: sentence(language, `mail:${kind}.subject`, values),
    body: sentence(language, `mail:${kind}.body`, values).replace(/\n{3,}/gu, "\n\n"),
    attachments: document === null ? [] : [{ documentId: document }],
  };
  const notices = kind === "orderLate" ? noticesOf("orderLateNotice", { row, settings, publicUrl }) : [];
  await queueMails(tx, [customer, ...notices]);
}
