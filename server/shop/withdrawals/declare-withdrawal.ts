// Receives the declaration of a customer: it is stored as it came, and its receipt goes out at once (legal.md L16).
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
 * It counts also if no order is found; the answer never says whether one was. The law protects a declaration: it is
 * stored also if the hidden field is filled in, and however many receipts have gone to the address.
 * @throws tooManyRequests (C102) in a flood from one network
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

/** Of whoever writes more, the first ones are looked up. */
const MOST_NUMBERS = 5;

/**
 * Customers write '1042' as well as 'Nr. 1.042 vom 26.11.2026', and the number of the invoice, 'RE-1016'.
 * @returns the numbers that may be that of the order, and those of invoices
 */
function numbersIn(order: string): { orders: number[]; invoices: string[] } {
  const plain = order.replace(/\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b/gu, " ").replace(/[.\s](?=\d{3}\b)/gu, "");
  const invoice = new RegExp(`${documentPrefixes.invoice.replace("-", "[-\\s]?")}(\\d{1,9})`, "giu");
  const invoices = [...plain.matchAll(invoice)].map(([, serial = ""]) => `${documentPrefixes.invoice}${serial}`);
  const numbers = plain.replace(invoice, " ").match(/\d{1,9}/gu) ?? [];
  return { orders: numbers.slice(0, MOST_NUMBERS).map(Number), invoices: invoices.slice(0, MOST_NUMBERS) };
}

/**
 * What was declared, in the words of the form. A text is quoted: it is of whoever sent the form, not of the site, so no
 * address in it becomes a link.
 */
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
  /** No money of the order has come, so none goes back. */
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
