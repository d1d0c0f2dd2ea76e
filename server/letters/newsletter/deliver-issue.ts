// A job sends an issue in slices. Each recipient is marked before the SMTP dialogue begins, so that a crash cannot
// cause a second mail.
import type { Settings } from "#contract/schemas/settings.ts";
import { isOn } from "#contract/values/components.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { openTransport } from "../../mail/mails/deliver.ts";
import { type MailLogo, readMailLogo } from "../../mail/mails/letter-logo.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { type MailTransport, refusalOf } from "../../outside/mail.ts";
import {
  changeIssue,
  claimRecipient,
  dropWhoLeft,
  findIssue,
  finishIssue,
  type IssueRow,
  markRecipient,
  markUncertain,
  nextDue,
  type Recipient,
  sendingIssues,
} from "./issues-store.ts";
import { leaveLink, leaveToken, oneClickLink } from "./links.ts";
import { batchOf, claimInPace, nextInPace } from "./pace.ts";
import { renderIssue } from "./render.ts";
import { changeSubscriber } from "./subscribers-store.ts";

const SLICE_MS = 5_000;
/** Maximum number of mails that a job sends at the same time. */
const AT_ONCE = 3;
/** Pauses in minutes after the first, second … failed connection to the mail server. */
const pauses = [1, 2, 5, 15, 30, 60];
/** Pauses in minutes after temporary refusals of a mail. After the last attempt, the recipient counts as refused. */
const recipientPauses = [5, 15, 60, 240];

type Deps = Pick<Services, "brand" | "database" | "log" | "now" | "publicUrl" | "secretKey">;
type Slice = Deps & {
  transport: MailTransport;
  issue: IssueRow;
  settings: Settings;
  logo: MailLogo | null;
  until: number;
  perHour: number;
  left: number;
  unreachable: string | null;
};

/**
 * Sends one slice of an issue, and schedules the next one. Pauses the issue if the newsletter is off. At most one job
 * of an issue runs at a time.
 */
export async function deliverIssue(deps: Deps, transport: MailTransport, id: string): Promise<void> {
  const { db } = deps.database;
  const issue = await findIssue(db, id);
  if (issue?.state !== "sending") return;
  const { settings } = await getSettings(db);
  if (!isOn(settings, "newsletter")) {
    await db.transaction((tx) => changeIssue(tx, id, { state: "paused" }));
    return;
  }
  await markUncertain(db, id);
  await dropWhoLeft(db, id);
  const until = deps.now().getTime() + SLICE_MS;
  const { perHour } = settings.newsletter;
  const left = perHour === 0 ? Infinity : batchOf(perHour);
  const logo = await readMailLogo(deps);
  const slice: Slice = { ...deps, transport, issue, settings, logo, until, perHour, left, unreachable: null };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, () => sendSome(slice)));
  await afterSlice(slice);
}

async function sendSome(slice: Slice): Promise<void> {
  while (slice.unreachable === null && slice.left > 0 && slice.now().getTime() < slice.until) {
    slice.left -= 1;
    const recipient = await claim(slice);
    if (recipient === null) return;
    await sendOne(slice, recipient);
  }
}

function claim({ database: { db }, issue, perHour, now }: Slice): Promise<Recipient | null> {
  return perHour === 0 ? claimRecipient(db, issue.id, now()) : claimInPace(db, issue.id, perHour, now());
}

async function sendOne(slice: Slice, recipient: Recipient): Promise<void> {
  const { database, transport, issue, settings, logo, now, publicUrl, secretKey } = slice;
  const { language, email, subscriberId } = recipient;
  const sender = senderOf(settings, publicUrl(), language);
  const token = leaveToken(secretKey, issue.id, subscriberId);
  const leave = leaveLink(publicUrl(), token);
  await markRecipient(database.db, issue.id, subscriberId, { leaveHash: hashToken(token) });
  try {
    const { title: siteName, colors } = sender;
    const frame = { language, siteName, logo: logo && logo.shown, colors, publicUrl: publicUrl(), leave };
    await transport.send({
      ...renderIssue(issue, frame),
      ...(logo && { attachments: [logo.attachment] }),
      messageId: `<${issue.id}.${subscriberId}@${new URL(publicUrl()).hostname}>`,
      from: { name: sender.title, address: sender.from },
      replyTo: sender.replyTo,
      to: email,
      thread: [],
      isAutomatic: false,
      headers: {
        "List-Unsubscribe": `<${oneClickLink(publicUrl(), token)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        Precedence: "bulk",
      },
    });
  } catch (error) {
    await markFailure(slice, recipient, error);
    return;
  }
  const sent = { state: "sent", sent: now(), nextAttempt: null, lastError: null } as const;
  await markRecipient(database.db, issue.id, subscriberId, sent);
}

/** Stores the server's answer for administrators. The log omits it, because it may contain a mail address. */
async function markFailure(slice: Slice, { subscriberId, attempts }: Recipient, error: unknown): Promise<void> {
  const { database, issue, log, now } = slice;
  const { isFinal, isAboutRecipient, isCertain, isAnswer, code, answer } = refusalOf(error);
  log.warn({ issueId: issue.id, subscriberId, code }, "a mail of the newsletter could not be sent");
  const mark = (change: Parameters<typeof markRecipient>[3]): Promise<void> =>
    markRecipient(database.db, issue.id, subscriberId, { ...change, lastError: answer });
  if (!isAnswer || !isCertain) slice.unreachable = answer;
  if (!isCertain) return mark({ state: "uncertain" });
  if (!isAnswer) return mark({ state: "waiting", attempts: attempts - 1 });
  const wait = isFinal ? undefined : recipientPauses[attempts - 1];
  if (wait !== undefined) return mark({ state: "waiting", nextAttempt: new Date(now().getTime() + wait * 60_000) });
  await mark({ state: "refused" });
  if (isFinal && isAboutRecipient)
    await database.db.transaction((tx) => changeSubscriber(tx, subscriberId, { state: "refused", refusal: answer }));
}

/**
 * Finishes the issue, or schedules the next slice. The slice begins when a recipient is due and the hourly limit allows
 * it. After a failed connection, the slice also waits for a pause.
 */
async function afterSlice({ database, issue, now, perHour, unreachable }: Slice): Promise<void> {
  const { db } = database;
  const due = await nextDue(db, issue.id, now());
  if (due === null) {
    await db.transaction((tx) => finishIssue(tx, issue.id, now()));
    return;
  }
  const pause = pauses[Math.min(issue.failures, pauses.length - 1)] ?? 0;
  const paced = perHour === 0 ? due : later(due, await nextInPace(db, perHour, now()));
  const at = unreachable === null ? paced : later(paced, new Date(now().getTime() + pause * 60_000));
  await db.transaction(async (tx) => {
    await changeIssue(tx, issue.id, {
      failures: unreachable === null ? 0 : issue.failures + 1,
      lastError: unreachable,
    });
    await sendJobs(tx, "newsletter", [{ id: issue.id, at }]);
  });
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

export const newsletterJobs: JobKind = {
  name: "newsletter",
  waiting: async (db, most) => (await sendingIssues(db, most)).map((id) => ({ id, at: new Date() })),
  open: (services) => {
    const transport = openTransport(services);
    return { run: (id) => deliverIssue(services, transport, id), close: transport.close };
  },
};
