// An entry as a page gets it, with the pictures and files that it shows.
import type { Answers } from "../../api/trpc.ts";

export type ArticleData = Answers["entries"]["article"];

/** When it comes: the occurrence that the page is about; while it is edited, what the editor has written. */
export function shownWhen({ entry: { date, event }, when }: ArticleData): { date: string; end: string | null } | null {
  return when ?? (date === null ? null : { date, end: event?.end ?? null });
}
