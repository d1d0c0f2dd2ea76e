// Sends due mails, and tries failed ones again after growing pauses.
import { join } from "node:path";
import { getSettings } from "../config/store.ts";
import type { Services } from "../context.ts";
import type { Environment } from "../env.ts";
import { type BackgroundWork, repeated } from "../jobs/work.ts";
import { type MailTransport, openOutboxDirectory, openSmtp } from "../outside/mail.ts";
import { claimDueMails, type MailRow, markFailed, markSent } from "./outbox.ts";

/** Minutes to wait after the first, second … failure; after the last failure the mail is given up. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];
const BATCH = 20;
const PAUSE_MS = 5_000;

type Deps = Pick<Services, "database" | "log">;

/** @returns how many mails were due */
export async function deliverDueMails({ database, log }: Deps, transport: MailTransport): Promise<number> {
  const due = await claimDueMails(database.db, BATCH);
  if (due.length === 0) return 0;
  const { settings } = await getSettings(database.db);
  const from = settings.mail.from || "noreply@localhost";
  for (const mail of due) await deliver({ database, log }, transport, mail, { from, replyTo: settings.mail.replyTo });
  return due.length;
}

async function deliver(
  { database, log }: Deps,
  transport: MailTransport,
  mail: MailRow,
  sender: { from: string; replyTo: string },
): Promise<void> {
  try {
    await transport.send({ id: mail.id, to: mail.recipient, subject: mail.subject, text: mail.body, ...sender });
  } catch (error) {
    const wait = retryMinutes[mail.attempts - 1];
    const retryAt = wait === undefined ? null : new Date(Date.now() + wait * 60_000);
    log.warn({ mailId: mail.id, attempts: mail.attempts, retryAt, err: error }, "a mail could not be sent");
    await markFailed(database.db, mail.id, error instanceof Error ? error.message : String(error), retryAt);
    return;
  }
  await markSent(database.db, mail.id);
  log.info({ mailId: mail.id }, "a mail was sent");
}

/** Looks for due mails every few seconds; the process uses one transport. */
export const mailDelivery: BackgroundWork = {
  name: "outgoing mails",
  start: (services) => {
    const transport = openTransport(services.env);
    const rounds = repeated("outgoing mails", PAUSE_MS, () => deliverDueMails(services, transport)).start(services);
    return {
      stop: async () => {
        await rounds.stop();
        transport.close();
      },
    };
  },
};

function openTransport({ SMTP_URL, DATA_DIR }: Environment): MailTransport {
  return SMTP_URL === undefined ? openOutboxDirectory(join(DATA_DIR, "outbox")) : openSmtp(SMTP_URL);
}
