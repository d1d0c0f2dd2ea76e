import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { RepeatableKind } from "./repeatable-kind.ts";

/** A job contains only the id of its row. The row has the work, its state, and the time of the next attempt. */
export type JobKind = RepeatableKind & {
  /** Rows that wait for their job, oldest first. Rows without a job, such as after a restore, get a new one. */
  waiting: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
  open: (services: Services) => OpenKind;
};

export type OpenKind = {
  /**
   * May run again after its process was killed, so work that must not be done twice is marked first. After a temporary
   * failure, the job sends its own successor. A thrown error is a fault; the queue retries the job at once.
   */
  run: (id: string) => Promise<void>;
  close: () => void;
};
