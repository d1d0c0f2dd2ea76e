import type { JobName } from "#contract/schemas/jobs.ts";
import type { Queryable, Tx } from "#db/open.ts";

export type RepeatableKind = {
  name: JobName;
  /** `list` finds rows that have no further automatic retries. `restart` prepares a new attempt for such a row. */
  givenUp?: {
    list: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
    restart: (tx: Tx, id: string, at: Date) => Promise<void>;
  };
};
