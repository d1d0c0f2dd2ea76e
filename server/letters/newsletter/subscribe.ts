import { DAY_MS } from "#contract/values/time.ts";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import { CONSENT_VERSION } from "#contract/schemas/newsletter.ts";
import type { Tx } from "#db/open.ts";
import { hashToken, newToken } from "../../kernel/secrets/tokens.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type MailDraft, queueMail, queueMails } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { sentence } from "../../kernel/sentences.ts";
import { CONFIRM_DAYS } from "./confirm-days.ts";
import { confirmLink, leaveLink } from "./links.ts";
import {
  changeSubscriber,
  insertSubscribers,
  lockSubscriber,
  lockSubscriberByLink,
  lockSubscriberByToken,
  type NewSubscriber,
} from "./subscribers-store.ts";

export type Request = Pick<NewSubscriber, "email" | "language" | "source" | "sourceNote" | "sourceDay">;
type Deps = CommandContext<"publicUrl" | "now">["services"] & { settings: Parameters<typeof senderOf>[0] };

/**
 * Strangers must not learn who subscribes (security.md 14). So every address gets one mail, even a confirmed
 * subscriber's.
 */
export async function requestSubscription(tx: Tx, deps: Deps, asked: Request): Promise<void> {
  const token = newToken();
  const proof = proofOf(deps, asked, token);
  const { row, isNew } = await lockSubscriber(tx, { id: newId(), ...proof });
  const isKnown = row.state === "confirmed";
  if (!isNew) await changeSubscriber(tx, row.id, isKnown ? { linkHash: proof.linkHash } : proof);
  await queueMail(tx, linkMail(deps, asked, { token, isKnown }));
}

/**
 * Adds unconfirmed subscribers and queues their mails. Known addresses get no mail. The number of statements does not
 * depend on the number of addresses.
 * @returns the new addresses
 */
export async function requestSubscriptions(
  tx: Tx,
  deps: Deps,
  asked: readonly Request[],
): Promise<ReadonlySet<string>> {
  const tokens = new Map(asked.map(({ email }) => [email, newToken()]));
  const tokenOf = ({ email }: Request): string => tokens.get(email) ?? "";
  const rows = asked.map((one) => ({ id: newId(), ...proofOf(deps, one, tokenOf(one)) }));
  const isNew = await insertSubscribers(tx, rows);
  const fresh = asked.filter(({ email }) => isNew.has(email));
  await queueMails(
    tx,
    fresh.map((one) => linkMail(deps, one, { token: tokenOf(one), isKnown: false })),
  );
  return isNew;
}

function proofOf({ now }: Deps, asked: Request, token: string) {
  return {
    ...asked,
    state: "requested" as const,
    textVersion: CONSENT_VERSION,
    requested: now(),
    linkHash: hashToken(token),
    confirmed: null,
    ended: null,
    refusal: null,
  };
}

function linkMail(
  { publicUrl: origin, settings }: Deps,
  { email, language }: Request,
  { token, isKnown }: { token: string; isKnown: boolean },
): MailDraft {
  const publicUrl = origin();
  const kind = isKnown ? "newsletterKnown" : "newsletterConfirm";
  const values = {
    site: senderOf(settings, publicUrl, language).title,
    link: isKnown ? leaveLink(publicUrl, token) : confirmLink(publicUrl, token),
    days: CONFIRM_DAYS,
  };
  const subject = sentence(language, `mail:${kind}.subject`, values);
  const body = sentence(language, `mail:${kind}.body`, values);
  return { kind, language, recipient: email, subject, body };
}

/** Idempotent. @throws tokenSpent (C103) */
export function confirm(
  { services: { database, now } }: CommandContext<"database" | "now">,
  { token }: { token: string },
): Promise<{ email: string }> {
  return database.db.transaction(async (tx) => {
    // Does not accept the unsubscribe link of an issue. The recipient may have forwarded the issue.
    const row = await lockSubscriberByLink(tx, hashToken(token));
    if (row?.state === "confirmed") return { email: row.email };
    const isLate = row !== null && row.requested.getTime() + CONFIRM_DAYS * DAY_MS < now().getTime();
    if (row?.state !== "requested" || isLate) throw new AppError("tokenSpent");
    await changeSubscriber(tx, row.id, { state: "confirmed", confirmed: now() });
    return { email: row.email };
  });
}

/** Idempotent. @throws tokenSpent (C103) */
export function leave(
  { services: { database, now } }: CommandContext<"database" | "now">,
  { token }: { token: string },
): Promise<{ email: string }> {
  return database.db.transaction(async (tx) => {
    const row = await lockSubscriberByToken(tx, hashToken(token));
    if (row === null) throw new AppError("tokenSpent");
    if (row.state !== "left") await changeSubscriber(tx, row.id, { state: "left", ended: now() });
    return { email: row.email };
  });
}
