import { DAY_MS } from "#contract/values/time.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import { formatMoment, formatWeekday } from "#contract/values/dates.ts";
import type { PickedEntries } from "#contract/schemas/newsletter.ts";
import { entryPath } from "#contract/values/pages.ts";
import { runningText, shortened } from "#contract/values/plain-text.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { listEventsToCome } from "../../content/entries/agenda.ts";
import { presentedDate } from "../../content/events/presented-date.ts";
import { type EntryRow, findEntries } from "../../content/entries/store.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";

const WEEKS = 4;
const MOST_EVENTS = 30;
/** Maximum number of characters before the ellipsis, about two sentences. */
const TEASER_LENGTH = 220;

type Context = CommandContext<"database" | "now">;

export async function pickEntries(
  { services: { database, now } }: Context,
  { ids }: { ids: string[] },
): Promise<PickedEntries> {
  const rows = await findEntries(database.db, ids, { publicAt: now() });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return inBoth(ids.flatMap((id) => byId.get(id) ?? []));
}

export async function pickComingEvents({ services: { database, now } }: Context): Promise<PickedEntries> {
  const at = now();
  const last = at.getTime() + WEEKS * 7 * DAY_MS;
  const rows = await listEventsToCome(database.db, at, MOST_EVENTS);
  return inBoth(rows.filter(({ date }) => date !== null && date.getTime() <= last));
}

function inBoth(rows: readonly EntryRow[]): PickedEntries {
  return { count: rows.length, de: htmlIn(rows, "de"), en: htmlIn(rows, "en") };
}

const htmlIn = (rows: readonly EntryRow[], language: Language): string =>
  rows.map((row) => pieceOf(row, language)).join("");

function pieceOf(row: EntryRow, language: Language): string {
  const title = (language === "en" && row.en?.title) || row.title;
  const date = presentedDate(row.date, row.dateHasTime);
  const path = entryPath(row);
  const teaser = shortened(runningText(htmlOf(row.blocks)), TEASER_LENGTH);
  const more = path && `<a href="${path}">${escapeHtml(sentence(language, "mail:newsletter.more"))}</a>`;
  const status = row.event?.status ?? "scheduled";
  const mark = status === "scheduled" ? "" : ` · ${sentence(language, `events:status.${status}`)}`;
  const lines = [
    date && `<strong>${formatWeekday(date, language)}, ${formatMoment(date)}</strong>${mark}<br />`,
    escapeHtml(teaser),
    more && ` ${more}`,
  ];
  return `<h2>${escapeHtml(title)}</h2><p>${lines.filter(Boolean).join("")}</p>`;
}
