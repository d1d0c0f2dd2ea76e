// Receives what a visitor wrote into the guestbook or under an entry: nobody sees it before it is approved.
import { v7 as newId } from "uuid";
import type { WrittenComment } from "#contract/comments.ts";
import { receiveForm } from "../captcha/receive-form.ts";
import { getSettings } from "../config/store.ts";
import type { AskingContext } from "../context.ts";
import { askDevices } from "../notifications/ask-devices.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { insertComment } from "./store.ts";

/**
 * @param entry that it stands under; null: the guestbook
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveComment(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  entry: { id: string; title: string } | null,
  sent: WrittenComment,
): Promise<void> {
  const { services, language } = context;
  const { name, email, text } = sent;
  const entryId = entry?.id ?? null;
  const comment = { id: newId(), entryId, name, email, text, language, created: services.now() };
  await receiveForm(context, { name: entry ? "comment" : "guestbook" }, sent, async (tx) => {
    await insertComment(tx, comment);
    await askDevices(tx, "comment", comment.created);
    const { settings } = await getSettings(tx);
    await notifyOfComment(tx, { ...comment, title: entry?.title ?? null }, settings, services.publicUrl());
  });
}
