// A kind of job: deferred work of a feature, one job for each row.
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { RepeatableKind } from "./repeatable-kind.ts";

/** A job only points to its row. The row is the truth: the work, the attempts, and the time of the next one. */
export type JobKind = RepeatableKind & {
  /** The rows that wait for their job, oldest first. After a restore or a lost queue they get a new one. */
  waiting: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
  open: (services: Services) => OpenKind;
};

export type OpenKind = {
  /**
   * Does the work of the row, or nothing if it is done. After a kill it runs again, so it first marks work that must
   * not be done twice. For a temporary failure it sends its own next job. A thrown error is a fault, and is retried at
   * once.
   */
  run: (id: string) => Promise<void>;
  close: () => void;
};
