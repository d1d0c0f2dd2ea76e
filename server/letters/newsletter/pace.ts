// Keeps the newsletter below the number of mails in an hour that the provider of the mail server allows.
import { HOUR_MS } from "#contract/values/time.ts";
import { count, eq, gt, max, min } from "drizzle-orm";
import type { Db, Queryable } from "#db/open.ts";
import { newsletterRecipients } from "#db/schema/newsletter.ts";
import { settings } from "#db/schema/settings.ts";
import { claimRecipient, type Recipient } from "./issues-store.ts";

/** The server counts when a mail arrives, not when it is begun: a minute more keeps both below the limit. */
const WINDOW_MS = HOUR_MS + 60_000;

type Recent = { n: number; first: Date | null; last: Date | null };

/** What was begun lately, of all issues. */
async function recent(db: Queryable, now: Date): Promise<Recent> {
  const { tried } = newsletterRecipients;
  const [row] = await db
    .select({ n: count(), first: min(tried), last: max(tried) })
    .from(newsletterRecipients)
    .where(gt(tried, new Date(now.getTime() - WINDOW_MS)));
  return row ?? { n: 0, first: null, last: null };
}

/** How many are sent in one go: few, so that they are spread over the hour. */
export const batchOf = (perHour: number): number => Math.max(1, Math.floor(perHour / 720));

/** The next recipient, unless the hour is full; two processes, or two issues, wait for each other. */
export function claimInPace(db: Db, issueId: string, perHour: number, now: Date): Promise<Recipient | null> {
  return db.transaction(async (tx) => {
    await tx.select({ is: settings.section }).from(settings).where(eq(settings.section, "newsletter")).for("update");
    const { n } = await recent(tx, now);
    return n < perHour ? claimRecipient(tx, issueId, now) : null;
  });
}

/** The moment of the next mail: evenly over the hour, and not before the hour has room. */
export async function nextInPace(db: Queryable, perHour: number, now: Date): Promise<Date> {
  const { n, first, last } = await recent(db, now);
  if (first === null || last === null) return now;
  if (n >= perHour) return new Date(first.getTime() + WINDOW_MS);
  return new Date(last.getTime() + (batchOf(perHour) * HOUR_MS) / perHour);
}
