// Limits the newsletter mails per hour, because mail providers refuse more.
import { HOUR_MS } from "#contract/values/time.ts";
import { count, eq, gt, max, min } from "drizzle-orm";
import type { Db, Queryable } from "#db/open.ts";
import { newsletterRecipients } from "#db/schema/newsletter.ts";
import { settings } from "#db/schema/settings.ts";
import { claimRecipient, type Recipient } from "./issues-store.ts";

/**
 * The mail provider counts a mail when it arrives, which is later than our count. So the window is a minute longer than
 * an hour.
 */
const WINDOW_MS = HOUR_MS + 60_000;

type Recent = { n: number; first: Date | null; last: Date | null };

async function recent(db: Queryable, now: Date): Promise<Recent> {
  const { tried } = newsletterRecipients;
  const [row] = await db
    .select({ n: count(), first: min(tried), last: max(tried) })
    .from(newsletterRecipients)
    .where(gt(tried, new Date(now.getTime() - WINDOW_MS)));
  return row ?? { n: 0, first: null, last: null };
}

/** Mails per slice. Small slices spread the mails over the hour. */
export const batchOf = (perHour: number): number => Math.max(1, Math.floor(perHour / 720));

/**
 * Claims the next recipient if the hourly limit allows it. The lock serialises concurrent processes and issues.
 * @returns null if no recipient is due or the limit is reached
 */
export function claimInPace(db: Db, issueId: string, perHour: number, now: Date): Promise<Recipient | null> {
  return db.transaction(async (tx) => {
    await tx.select({ is: settings.section }).from(settings).where(eq(settings.section, "newsletter")).for("update");
    const { n } = await recent(tx, now);
    return n < perHour ? claimRecipient(tx, issueId, now) : null;
  });
}

/** @returns the time of the next slice; slices are spread evenly over the hour */
export async function nextInPace(db: Queryable, perHour: number, now: Date): Promise<Date> {
  const { n, first, last } = await recent(db, now);
  if (first === null || last === null) return now;
  if (n >= perHour) return new Date(first.getTime() + WINDOW_MS);
  return new Date(last.getTime() + (batchOf(perHour) * HOUR_MS) / perHour);
}
