// Features whose public content changes by itself when a moment comes, one line each.
import type { Queryable } from "#db/open.ts";
import { findNextPublishDate } from "../entries/next-moment.ts";
import type { ContentTopic } from "./topics.ts";

export type NextMoment = {
  topic: ContentTopic;
  /** The next moment after `after` at which guests see something else; null when there is none. */
  find: (db: Queryable, after: Date) => Promise<Date | null>;
};

export const nextMoments: readonly NextMoment[] = [{ topic: "entries", find: findNextPublishDate }];
