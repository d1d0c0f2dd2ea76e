import type { GuaranteeNotice } from "#contract/shop/settings.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { type MailDraft, queueMails } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { askDevices } from "../../mail/notifications/ask-devices.ts";
import { sentence } from "../../kernel/sentences.ts";
import { fileLink, orderCenterLink, orderLink, withdrawalLink } from "./links.ts";
import { orderText } from "./order-text.ts";
import { orderRecipients } from "./recipients.ts";
import type { OrderRow } from "./store.ts";

export type OrderMail = {
  row: OrderRow;
  secret: string;
  settings: Pick<Settings, "domain" | "language" | "mail" | "notify" | "shop" | "site" | "title">;
  publicUrl: string;
};

/** Call this when the order is binding. @param secret grants access to the order page */
export async function tellReceived(
  tx: Tx,
  services: Pick<Services, "now" | "publicUrl">,
  { row, secret }: Pick<OrderMail, "row" | "secret">,
): Promise<void> {
  const { settings } = await getSettings(tx);
  await mailReceived(tx, { row, secret, settings, publicUrl: services.publicUrl() });
  await askDevices(tx, "order", services.now());
}

async function mailReceived(tx: Tx, { row, secret, settings, publicUrl }: OrderMail): Promise<void> {
  const values = {
    name: `${row.firstName} ${row.lastName}`,
    number: row.number,
    site: senderOf(settings, publicUrl, row.language).title,
    order: orderText(row, settings.shop),
    link: orderLink(publicUrl, row, secret),
    guarantee: guaranteeText(row, noticeIn(settings.shop.guaranteeNotice, row.language), publicUrl),
    withdrawal: withdrawalLink(publicUrl, row),
  };
  const customer = {
    ...(await answersTo(tx, settings)),
    kind: "orderReceived",
    language: row.language,
    recipient: row.email,
    subject: sentence(row.language, "mail:orderReceived.subject", values),
    body: sentence(row.language, "mail:orderReceived.body", values),
    // Attaches the legal texts, because the customer must be able to keep them (legal.md L15).
    attachments: row.legal,
  };
  await queueMails(tx, [customer, ...(await noticesOf(tx, "orderNotice", { row, settings, publicUrl }))]);
}

/**
 * Returns the reply address of mails to customers: the first order recipient. Returns none if the mail settings have a
 * reply address, because replies then go to that address.
 */
export async function answersTo(
  tx: Tx,
  settings: Pick<Settings, "mail" | "notify">,
): Promise<Pick<MailDraft, "replyTo">> {
  const [replyTo] = settings.mail.replyTo === "" ? await orderRecipients(tx, settings) : [];
  return replyTo === undefined ? {} : { replyTo };
}

/** The notice in the customer's language, or else the German one. */
const noticeIn = ({ de, en }: GuaranteeNotice, language: OrderRow["language"]): string | null =>
  language === "en" ? (en ?? de) : de;

/** Informs about the legal guarantee, with a link to the official notice if one was uploaded (legal.md L18). */
function guaranteeText({ language }: OrderRow, notice: string | null, publicUrl: string): string {
  const text = sentence(language, "mail:guarantee");
  return notice === null
    ? `${text}\n\n`
    : `${text} ${sentence(language, "mail:guaranteeNotice")}\n\n${fileLink(publicUrl, notice)}\n\n`;
}

/** Makes a mail for each order recipient. An erased customer has neither name nor mail address. */
export async function noticesOf(
  tx: Tx,
  kind: "orderNotice" | "orderLateNotice" | "orderPaidCancelledNotice",
  { row, settings, publicUrl }: Omit<OrderMail, "secret">,
): Promise<MailDraft[]> {
  const { language } = settings;
  const values = {
    name: `${row.firstName} ${row.lastName}`.trim() || sentence(language, "mail:orderText.erased"),
    number: row.number,
    total: formatCents(row.total, row.currency, language),
    link: orderCenterLink(publicUrl, row.id),
  };
  return (await orderRecipients(tx, settings)).map((recipient) => ({
    kind,
    language,
    recipient,
    subject: sentence(language, `mail:${kind}.subject`, values),
    body: sentence(language, `mail:${kind}.body`, values),
    ...(row.email !== "" && { replyTo: row.email }),
  }));
}
