// Receives the declaration of a customer: it is stored as it came, and its receipt goes out at once (legal.md L16).
import { v7 as newId } from "uuid";
import { formatToSecond } from "#contract/dates.ts";
import { formThrottle } from "#contract/limits.ts";
import { withdrawalsCenterPath } from "#contract/pages.ts";
import type { DeclaredWithdrawal } from "#contract/withdrawals.ts";
import type { Tx } from "#db/open.ts";
import { receiveForm } from "../captcha/receive-form.ts";
import { getSettings } from "../config/store.ts";
import type { AskingContext, Language } from "../context.ts";
import { askDevices } from "../notifications/ask-devices.ts";
import { queueMail } from "../mail/outbox.ts";
import { sentence } from "../sentences.ts";
import { requireContracts } from "../shop/contracts.ts";
import { findOrderOf, insertWithdrawal } from "./store.ts";

type Context = AskingContext<"database" | "secretKey" | "now" | "publicUrl">;

/**
 * It counts also if no order is found; the answer never says whether one was.
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function declareWithdrawal(context: Context, sent: DeclaredWithdrawal): Promise<void> {
  const { services, language } = context;
  const received = services.now();
  const { name, email, order, text } = sent;
  await requireContracts(services.database.db);
  const form = { name: "withdrawal", mostPerMailAddress: formThrottle.withdrawalsPerMailAddress } as const;
  await receiveForm(context, form, sent, async (tx) => {
    const orderId = await findOrderOf(tx, numberIn(order), email);
    const row = { id: newId(), received, name, email, orderNumber: order, text, language, orderId };
    await insertWithdrawal(tx, row);
    await askDevices(tx, "withdrawal", received);
    await mailReceipt(tx, context, sent, received);
    await mailAdministrators(tx, context, sent, received);
  });
}

/** Customers write '1042' as well as 'Nr. 1042'. @returns 0, which no order has, for a text without a number */
function numberIn(order: string): number {
  const digits = /\d{1,9}/u.exec(order.replace(/[.\s](?=\d{3}\b)/gu, ""));
  return digits ? Number(digits[0]) : 0;
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

async function mailReceipt(tx: Tx, context: Context, sent: DeclaredWithdrawal, received: Date): Promise<void> {
  const { language } = context;
  const { title } = (await getSettings(tx)).settings;
  const site = title || new URL(context.services.publicUrl()).hostname;
  const words = { ...contentOf(language, sent, received), site };
  await queueMail(tx, {
    kind: "withdrawalReceipt",
    language,
    recipient: sent.email,
    subject: sentence(language, "withdrawal:mail.receipt.subject", words),
    body: sentence(language, "withdrawal:mail.receipt.body", words),
  });
}

async function mailAdministrators(tx: Tx, context: Context, sent: DeclaredWithdrawal, received: Date): Promise<void> {
  const { language, notify } = (await getSettings(tx)).settings;
  const link = context.services.publicUrl() + withdrawalsCenterPath;
  const words = { ...contentOf(language, sent, received), link };
  for (const recipient of new Set([...notify.order, ...notify.message]))
    await queueMail(tx, {
      kind: "withdrawal",
      language,
      recipient,
      subject: sentence(language, "withdrawal:mail.notice.subject", words),
      body: sentence(language, "withdrawal:mail.notice.body", words),
      replyTo: sent.email,
    });
}
