import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { RepeatableKind } from "./repeatable-kind.ts";

/** A job contains only a name and the id of its row. The row has the work, its state, and the next attempt's time. */
export type JobKind = RepeatableKind & {
  /** Finds rows with unfinished work, oldest first. After a restore such rows have no job, so they get a new one. */
  waiting: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
  open: (services: Services) => OpenKind;
};

export type OpenKind = {
  /**
   * After a crash, the queue runs the job again. So the job must record irrevocable work before doing it. After a
   * temporary failure, the job itself sends the next job.
   */
  run: (id: string) => Promise<void>;
  close: () => void;
};
