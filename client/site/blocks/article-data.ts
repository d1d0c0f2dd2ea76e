// An entry as a page receives it, with its pictures and files.
import type { Answers } from "../../api/trpc.ts";

export type ArticleData = Answers["entries"]["article"];

/** The occurrence that the page shows. While the entry is being edited, the date from the editor. */
export function shownWhen({ entry: { date, event }, when }: ArticleData): { date: string; end: string | null } | null {
  return when ?? (date === null ? null : { date, end: event?.end ?? null });
}
