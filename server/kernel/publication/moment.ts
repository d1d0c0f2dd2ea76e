// A moment at which guests see other content without any write.
import type { Queryable } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

export type NextMoment = {
  topic: ContentTopic;
  /** The next moment after `after` at which guests see something else; null if there is none. */
  find: (db: Queryable, after: Date) => Promise<Date | null>;
};
