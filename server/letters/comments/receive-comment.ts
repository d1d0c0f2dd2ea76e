import { v7 as newId } from "uuid";
import type { WrittenComment } from "#contract/schemas/comments.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext, Language, Services } from "../../kernel/context.ts";
import { askDevices } from "../../mail/notifications/ask-devices.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { insertComment } from "./store.ts";

/**
 * @param entry null for the guestbook
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveComment(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  entry: { id: string; title: string } | null,
  sent: WrittenComment,
): Promise<void> {
  const { services, language } = context;
  const { name, email, text } = sent;
  const content = { name, email, text, ...(entry && { entryId: entry.id }) };
  const written = { name, email, text, language, created: services.now() };
  await receiveForm(context, { name: entry ? "comment" : "guestbook", content }, sent, (tx) =>
    storeComment(tx, services, entry, written),
  );
}

type Written = { name: string; email: string; text: string; language: Language; created: Date };

export async function storeComment(
  tx: Tx,
  { publicUrl }: Pick<Services, "publicUrl">,
  entry: { id: string; title: string } | null,
  written: Written,
): Promise<void> {
  const comment = { id: newId(), entryId: entry?.id ?? null, ...written };
  await insertComment(tx, comment);
  await askDevices(tx, "comment", comment.created);
  const { settings } = await getSettings(tx);
  await notifyOfComment(tx, { ...comment, title: entry?.title ?? null }, settings, publicUrl());
}
