import { AppError } from "#contract/schemas/errors.ts";
import type { Issue } from "#contract/schemas/newsletter.ts";
import { RECIPIENTS_OF_ONE_PERSON } from "#contract/values/approvals.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { askSecondPerson, type HeldContext, mustWait } from "../../approvals/ask.ts";
import { removeApprovalsOf } from "../../approvals/store.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { sentence } from "../../kernel/sentences.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import {
  changeIssue,
  countConfirmed,
  insertRecipients,
  type IssueRow,
  lockIssue,
  retryRecipients,
} from "./issues-store.ts";
import { getIssue } from "./read-issues.ts";
import { bodyForMail, renderIssue } from "./render.ts";
import { lockDraft } from "./save-issue.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;

/**
 * Sends to all subscribers who are confirmed now. The sending to many may have to wait for a second person; the issue
 * then stays a draft. The texts can no longer be changed.
 * @throws notFound (C404), wrongState (C109), conflict (C409)
 * @throws invalid (C200) if subject, text or subscribers are missing
 */
export function startIssue(
  context: HeldContext<never>,
  { id, version }: { id: string; version: number },
): Promise<Issue> {
  const { database, now } = context.services;
  const { viewer } = context;
  return database.db.transaction(async (tx) => {
    const row = await lockDraft(tx, id);
    const stored = await getIssue(tx, id);
    refuseOtherVersion(row, version, () => stored);
    requireTexts(row);
    if ((await mustWait(tx, context)) && (await holdMany(tx, context, row))) return stored;
    const recipients = await insertRecipients(tx, id);
    if (recipients === 0) throw new AppError("invalid", { fields: { recipients: { key: "noSubscribers" } } });
    // The number of recipients may have fallen since somebody asked.
    await removeApprovalsOf(tx, "newsletterToMany", [id]);
    const at = now();
    await changeIssue(tx, id, { state: "sending", started: at, version: row.version + 1 });
    const change = { before: { sending: row.state }, after: { sending: "sending", recipients } };
    await recordChange(tx, { viewer, at }, { ...change, action: "update", noun: "newsletter", label: row.subject });
    await hastenJobs(tx, "newsletter", [id]);
    return getIssue(tx, id);
  });
}

/** @returns true if the sending waits for a second person. The newsletter is then sent as it is now, or not at all. */
async function holdMany(tx: Tx, context: HeldContext<never>, row: IssueRow): Promise<boolean> {
  const recipients = await countConfirmed(tx);
  if (recipients <= RECIPIENTS_OF_ONE_PERSON) return false;
  const { id, subject, version } = row;
  const change = { kind: "newsletterToMany", issueId: id, subject, recipients, version } as const;
  await askSecondPerson(tx, context, { change, subject: id });
  return true;
}

function requireTexts({ subject, html }: IssueRow): void {
  const isEmpty = html.replace(/<[^>]*>/gu, "").trim() === "";
  if (subject !== "" && !isEmpty) return;
  const key = "required" as const;
  throw new AppError("invalid", {
    fields: { ...(subject === "" && { subject: { key } }), ...(isEmpty && { html: { key } }) },
  });
}

/** Mails whose SMTP dialogue has begun are still sent. @throws notFound (C404), wrongState (C109) */
export function pauseIssue(context: Context, { id }: { id: string }): Promise<Issue> {
  return changeState(context, id, "sending", async (tx) => changeIssue(tx, id, { state: "paused" }));
}

/** @throws notFound (C404), wrongState (C109) */
export function resumeIssue(context: Context, { id }: { id: string }): Promise<Issue> {
  return changeState(context, id, "paused", (tx) => goOn(tx, id));
}

/** Sends again to uncertain or refused recipients. @throws notFound (C404), wrongState (C109) */
export function retryIssue(
  context: Context,
  { id, states }: { id: string; states: ("uncertain" | "refused")[] },
): Promise<Issue> {
  return changeState(context, id, "sent", async (tx) => {
    if ((await retryRecipients(tx, id, states)) > 0) await goOn(tx, id);
  });
}

async function goOn(tx: Tx, id: string): Promise<void> {
  await changeIssue(tx, id, { state: "sending", failures: 0, lastError: null, finished: null });
  await hastenJobs(tx, "newsletter", [id]);
}

function changeState(
  { services: { database, now }, viewer }: Context,
  id: string,
  from: IssueRow["state"],
  change: (tx: Tx) => Promise<void>,
): Promise<Issue> {
  return database.db.transaction(async (tx) => {
    const row = await lockIssue(tx, id);
    if (!row) throw new AppError("notFound");
    if (row.state !== from) throw new AppError("wrongState", { current: await getIssue(tx, id) });
    await change(tx);
    const issue = await getIssue(tx, id);
    const states = { before: { sending: row.state }, after: { sending: issue.state } };
    if (issue.state !== row.state)
      await recordChange(
        tx,
        { viewer, at: now() },
        { ...states, action: "update", noun: "newsletter", label: row.subject },
      );
    return issue;
  });
}

/** Mails the issue to the requesting user, without an unsubscribe link. @throws notFound (C404) */
export async function sendTest(
  { services: { database, publicUrl }, viewer }: Context,
  { id, language }: { id: string; language: Language },
): Promise<{ recipient: string }> {
  const issue = await getIssue(database.db, id);
  const { settings } = await getSettings(database.db);
  const sender = senderOf(settings, publicUrl(), language);
  const frame = {
    language,
    siteName: sender.title,
    logo: null,
    colors: sender.colors,
    publicUrl: publicUrl(),
    leave: null,
  };
  const { subject, text } = renderIssue(issue, frame);
  await queueMail(database.db, {
    kind: "newsletterTest",
    language,
    recipient: viewer.handle,
    subject: sentence(language, "mail:newsletter.test", { subject }),
    body: text,
    html: bodyForMail(issue, frame),
  });
  return { recipient: viewer.handle };
}
