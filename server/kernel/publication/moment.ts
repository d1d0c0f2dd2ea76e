import type { Queryable } from "#db/open.ts";
import type { ContentTopic } from "./topics.ts";

export type NextMoment = {
  topic: ContentTopic;
  find: (db: Queryable, after: Date) => Promise<Date | null>;
};
