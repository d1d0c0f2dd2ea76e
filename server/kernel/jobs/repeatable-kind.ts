// The failed rows of a kind of job, which administrators can retry.
import type { JobName } from "#contract/schemas/jobs.ts";
import type { Queryable, Tx } from "#db/open.ts";

export type RepeatableKind = {
  name: JobName;
  /** Rows whose retries are used up, and the command that retries them once more. */
  givenUp?: {
    list: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
    restart: (tx: Tx, id: string, at: Date) => Promise<void>;
  };
};
