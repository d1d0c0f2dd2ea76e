// Once a week, a mail names to the system users what is not in order. Without anything to name, there is no mail.
import { statusPath } from "#contract/values/pages.ts";
import { HOUR_MS, DAY_MS } from "#contract/values/time.ts";
import type { StatusRow } from "#contract/values/status.ts";
import type { Language } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMails } from "../../mail/mails/outbox.ts";
import { listSystemHandles } from "../../people/accounts/store.ts";
import type { Peers } from "./check.ts";
import { askAgain } from "./read-status.ts";
import type { StatusServices } from "./run-checks.ts";
import { sentenceOf } from "./sentence.ts";
import { beginNextWeek, beginWeeks, findReport } from "./store.ts";

const WEEK_MS = 7 * DAY_MS;

/** @returns the number of mails */
export async function tellWeekly(services: StatusServices, peers?: Peers): Promise<number> {
  const { db } = services.database;
  const now = services.now();
  const before = new Date(now.getTime() - WEEK_MS);
  await beginWeeks(db, now);
  const stored = await findReport(db);
  if (!stored || stored.mailed > before) return 0;
  // Other servers are asked before the transaction, because their answers take seconds.
  const { rows } = await askAgain(services, null, peers);
  const named = rows.filter(({ mark }) => mark === "broken" || mark === "look");
  return db.transaction(async (tx) => {
    if (!(await beginNextWeek(tx, before, now)) || named.length === 0) return 0;
    const { language } = (await getSettings(tx)).settings;
    const recipients = await listSystemHandles(tx);
    await queueMails(
      tx,
      recipients.map((recipient) => ({
        kind: "status",
        language,
        recipient,
        ...letterAbout(named, language, services),
      })),
    );
    return recipients.length;
  });
}

function letterAbout(rows: readonly StatusRow[], language: Language, { publicUrl }: Pick<StatusServices, "publicUrl">) {
  const list = rows.map((row) => sentenceOf(row, language)).join("\n\n");
  const values = { list, link: `${publicUrl()}${statusPath}`, count: rows.length };
  return {
    subject: sentence(language, "mail:status.subject", { site: new URL(publicUrl()).hostname }),
    body: sentence(language, "mail:status.body", values),
  };
}

export const weeklyStatus = repeated("weekly status", HOUR_MS, async (services) => {
  const sent = await tellWeekly(services);
  if (sent > 0) services.log.info({ mails: sent }, "system users were told what is not in order");
});
