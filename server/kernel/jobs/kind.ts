// A kind of job: a feature's work that may wait, one job for each row.
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { RepeatableKind } from "./repeatable-kind.ts";

/** A job is a pointer, the row is the truth: it says what is to be done, how often it was tried, and when again. */
export type JobKind = RepeatableKind & {
  /** The rows that wait for their job, the oldest first: after a restore or a lost queue they get one again. */
  waiting: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
  /** Opens what the jobs of this kind share, such as connections. */
  open: (services: Services) => OpenKind;
};

export type OpenKind = {
  /**
   * Does what the row asks for, or nothing if that is done. After a kill it runs again, so it marks first what must not be
   * done twice. What fails for now sends its own next job; an error that it throws is a fault and is repeated at once.
   */
  run: (id: string) => Promise<void>;
  close: () => void;
};
