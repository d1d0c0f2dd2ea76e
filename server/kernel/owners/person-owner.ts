import type { Queryable, Tx } from "#db/open.ts";

export type PersonOwner = {
  /** @param email normalised, as in all functions of this type */
  count: (db: Queryable, email: string) => Promise<number>;
  list: (db: Queryable, email: string) => Promise<unknown[]>;
  erase: (tx: Tx, email: string) => Promise<number>;
};
