// Finds the next moment at which public content changes without a write, such as a scheduled publication.
import type { Queryable } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

export type NextMoment = {
  topic: ContentTopic;
  /** @returns the next such moment after `after`; null if no moment follows */
  find: (db: Queryable, after: Date) => Promise<Date | null>;
};
