import type { Answers } from "../../api/trpc.ts";

export type ArticleData = Answers["entries"]["article"];

/** The date of the occurrence that the page shows. During editing, it is the date in the editor. */
export function shownWhen({ entry: { date, event }, when }: ArticleData): { date: string; end: string | null } | null {
  return when ?? (date === null ? null : { date, end: event?.end ?? null });
}
