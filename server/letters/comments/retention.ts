// Deletes soft-deleted comments, and old comments that are not public. Old public comments only lose their mail
// address.
import { and, eq, isNotNull, lt, lte, ne, or } from "drizzle-orm";
import { comments } from "#db/schema/comments.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { lastMomentToTakeBack } from "../messages/remove-messages.ts";

const EVERY_MS = 300_000;

type Deps = Pick<Services, "database" | "now">;

export async function ageComments(services: Deps): Promise<void> {
  const { db } = services.database;
  const { keptDays } = (await getSettings(db)).settings.comments;
  const removed = and(isNotNull(comments.removed), lte(comments.removed, lastMomentToTakeBack(services)));
  if (keptDays === 0) return void (await db.delete(comments).where(removed));
  const isOld = lt(comments.created, daysAgo(services, keptDays));
  const isPublic = eq(comments.state, "public");
  await db.delete(comments).where(or(removed, and(isOld, ne(comments.state, "public"))));
  await db
    .update(comments)
    .set({ email: "" })
    .where(and(isOld, isPublic, ne(comments.email, "")));
}

export const commentRetention = repeated("comments", EVERY_MS, ageComments);
