// Stores a withdrawal unchanged, and queues the mail with its receipt (legal.md L16).
import { documentPrefixes } from "#contract/shop/document-content.ts";
import { v7 as newId } from "uuid";
import { formatToSecond } from "#contract/values/dates.ts";
import { formThrottle, withdrawalMails } from "#contract/values/limits.ts";
import { withdrawalsCenterPath } from "#contract/values/pages.ts";
import type { DeclaredWithdrawal } from "#contract/schemas/withdrawals.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext, Language } from "../../kernel/context.ts";
import { askDevices } from "../../mail/notifications/ask-devices.ts";
import { takeMailSlot } from "../../mail/mails/mail-slots.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { orderRecipients } from "../orders/recipients.ts";
import { addEvent } from "../orders/store.ts";
import { sentence } from "../../kernel/sentences.ts";
import { requireContracts } from "../../settings/contracts.ts";
import { countForm } from "../../forms/throttle/public-forms.ts";
import { findOrderOf, insertWithdrawal } from "./store.ts";

type Context = AskingContext<"database" | "secretKey" | "now" | "publicUrl">;

/**
 * Stores a withdrawal and mails its receipt. The answer does not reveal whether an order was found. A declaration is
 * stored even without a matching order, and even if the honeypot is filled.
 * @throws notFound (C404) if the form is not available, tooManyRequests (C102) if too many declarations come from one
 *   network
 */
export async function declareWithdrawal(context: Context, sent: DeclaredWithdrawal): Promise<void> {
  const { services, language, address } = context;
  const received = services.now();
  const { name, email, order, text, website } = sent;
  await requireContracts(services.database.db);
  const network = { name: "withdrawal address", key: address, most: formThrottle.withdrawalsPerAddress };
  await countForm(services.database.pool, [network]);
  await services.database.db.transaction(async (tx) => {
    const found = await findOrderOf(tx, numbersIn(order), email);
    const written = { name, email, orderNumber: order, text, language, orderId: found?.id ?? null };
    await insertWithdrawal(tx, { id: newId(), received, ...written, isSuspicious: website !== "" });
    if (found) await addEvent(tx, found.id, { kind: "withdrawn", at: received });
    await askDevices(tx, "withdrawal", received);
    await mailReceipt(tx, context, { ...sent, isUnpaid: found !== null && !found.isPaid }, received);
    await mailAdministrators(tx, context, sent, received);
  });
}

/** At most this many order numbers, and as many invoice numbers, are looked up. */
const MOST_NUMBERS = 5;

/** Finds order numbers in '1042' and 'Nr. 1.042 vom 26.11.2026', and the invoice number in 'RE-1016'. */
function numbersIn(order: string): { orders: number[]; invoices: string[] } {
  const plain = order.replace(/\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b/gu, " ").replace(/[.\s](?=\d{3}\b)/gu, "");
  const invoice = new RegExp(`${documentPrefixes.invoice.replace("-", "[-\\s]?")}(\\d{1,9})`, "giu");
  const invoices = [...plain.matchAll(invoice)].map(([, serial = ""]) => `${documentPrefixes.invoice}${serial}`);
  const numbers = plain.replace(invoice, " ").match(/\d{1,9}/gu) ?? [];
  return { orders: numbers.slice(0, MOST_NUMBERS).map(Number), invoices: invoices.slice(0, MOST_NUMBERS) };
}

/** Quotes the customer's text, so that addresses in the text do not become links in the mail. */
function contentOf(language: Language, { name, email, order, text }: DeclaredWithdrawal, received: Date) {
  return {
    name,
    email,
    order: order || sentence(language, "withdrawal:unknown"),
    statement: sentence(language, "withdrawal:statement"),
    text: text === "" ? sentence(language, "withdrawal:whole") : text.replace(/^/gmu, "> "),
    received: formatToSecond(received.toISOString()),
  };
}

type Receipted = DeclaredWithdrawal & {
  /** True if the order was found, and no money was received for it. */
  isUnpaid: boolean;
};

async function mailReceipt(tx: Tx, context: Context, sent: Receipted, received: Date): Promise<void> {
  const { language } = context;
  const site = senderOf((await getSettings(tx)).settings, context.services.publicUrl(), language).title;
  const next = sentence(language, `withdrawal:mail.receipt.${sent.isUnpaid ? "nextUnpaid" : "next"}`);
  const words = { ...contentOf(language, sent, received), site, next };
  const id = newId();
  const limits = [
    { name: "withdrawal mail", whom: sent.email, most: withdrawalMails.receiptsPerMailAddress },
    { name: "withdrawal network", whom: context.address, most: withdrawalMails.receiptsPerNetwork },
  ];
  await queueMail(tx, {
    id,
    at: await takeMailSlot(tx, id, limits, { secretKey: context.services.secretKey, now: received }),
    kind: "withdrawalReceipt",
    language,
    recipient: sent.email,
    subject: sentence(language, "withdrawal:mail.receipt.subject", words),
    body: sentence(language, "withdrawal:mail.receipt.body", words),
  });
}

async function mailAdministrators(tx: Tx, context: Context, sent: DeclaredWithdrawal, received: Date): Promise<void> {
  const { settings } = await getSettings(tx);
  const { language, notify } = settings;
  const link = context.services.publicUrl() + withdrawalsCenterPath;
  const words = { ...contentOf(language, sent, received), link };
  for (const recipient of new Set([...(await orderRecipients(tx, settings)), ...notify.message])) {
    const id = newId();
    const limit = { name: "withdrawal notice", whom: recipient, most: withdrawalMails.notices };
    await queueMail(tx, {
      id,
      at: await takeMailSlot(tx, id, [limit], { secretKey: context.services.secretKey, now: received }),
      kind: "withdrawal",
      language,
      recipient,
      subject: sentence(language, "withdrawal:mail.notice.subject", words),
      body: sentence(language, "withdrawal:mail.notice.body", words),
      replyTo: sent.email,
    });
  }
}
