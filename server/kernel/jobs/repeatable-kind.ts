// What people see of a kind of job: the rows that were given up, which they may let begin anew.
import type { JobName } from "#contract/schemas/jobs.ts";
import type { Queryable, Tx } from "#db/open.ts";

export type RepeatableKind = {
  name: JobName;
  /** Rows that were tried so often that nobody tries them any more, and how a person lets them begin anew. */
  givenUp?: {
    list: (db: Queryable, most: number) => Promise<{ id: string; at: Date }[]>;
    restart: (tx: Tx, id: string, at: Date) => Promise<void>;
  };
};
