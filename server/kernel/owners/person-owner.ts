// The interface of a feature with personal data: count, list and erase what it has about a person.
import type { Queryable, Tx } from "#db/open.ts";

export type PersonOwner = {
  /** @param email normalised, here and below */
  count: (db: Queryable, email: string) => Promise<number>;
  list: (db: Queryable, email: string) => Promise<unknown[]>;
  erase: (tx: Tx, email: string) => Promise<number>;
};
