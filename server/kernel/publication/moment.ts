// A moment at which guests see other content without a write.
import type { Queryable } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

export type NextMoment = {
  topic: ContentTopic;
  /** The next such moment after `after`; null if there is none. */
  find: (db: Queryable, after: Date) => Promise<Date | null>;
};
