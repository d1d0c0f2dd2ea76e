import type { Answers } from "../../api/trpc.ts";

export type ArticleData = Answers["entries"]["article"];

type Shown = Pick<NonNullable<ArticleData["when"]>, "date" | "end" | "status" | "place" | "insteadOf">;

/** The date of the occurrence that the page shows. During editing, it is the date in the editor. */
export function shownWhen({ entry: { date, event }, when }: ArticleData): Shown | null {
  if (when !== null || date === null) return when;
  return { end: null, status: "scheduled", place: "", ...event, date, insteadOf: null };
}
