import { and, count, desc, not } from "drizzle-orm";
import { listForEditors, type Overview, type OverviewEntry } from "#contract/values/overview.ts";
import { FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { listEventsToCome } from "../../content/entries/agenda.ts";
import { isDraftAt } from "../../content/entries/public-at.ts";
import { presentedDate } from "../../content/events/presented-date.ts";
import { type EntryRow, hasTag, listEntriesWhere } from "../../content/entries/store.ts";
import { sumOriginalBytes } from "../../library/files/store.ts";
import { countUnread } from "../../letters/messages/store.ts";
import { copiesAmong } from "../../content/working-copies/store.ts";
import { attentionOf, countAttention, pagesWithFirstTexts } from "./attention.ts";

const SHOWN = 3;

export async function getOverview({
  services,
}: CommandContext<"database" | "env" | "publicUrl" | "now" | "registries">): Promise<Overview> {
  const { now } = services;
  const { db } = services.database;
  const { settings } = await getSettings(db);
  const storage = { used: await sumOriginalBytes(db), total: settings.quota };
  const counts = await countAttention(services, { settings, storage });
  return {
    unreadMessages: (await countUnread(db)).count,
    drafts: await getDrafts(db, now()),
    events: (await listEventsToCome(db, now(), SHOWN)).map(present),
    storage,
    attention: attentionOf(counts, await pagesWithFirstTexts(db, settings)),
  };
}

async function getDrafts(db: Queryable, now: Date): Promise<Overview["drafts"]> {
  const where = and(isDraftAt(now), not(hasTag(db, FIXED_PAGE_TAG)));
  const [counted] = await db.select({ total: count() }).from(entries).where(where);
  const newest = await listEntriesWhere(db, where, [desc(entries.id)], SHOWN);
  const copies = await copiesAmong(
    db,
    newest.map(({ id }) => id),
  );
  const titleOf = ({ id, title }: EntryRow): string => copies.find((copy) => copy.id === id)?.title || title;
  return { total: counted?.total ?? 0, newest: newest.map((row) => ({ ...present(row), title: titleOf(row) })) };
}

function present(row: EntryRow): OverviewEntry {
  return {
    id: row.id,
    title: row.title,
    list: listForEditors(row.tags),
    date: presentedDate(row.date, row.dateHasTime),
  };
}
