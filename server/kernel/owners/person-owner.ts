// What a feature must be able to say about one person.
import type { Queryable, Tx } from "#db/open.ts";

export type PersonOwner = {
  /** @param email in its normal form, here and below */
  count: (db: Queryable, email: string) => Promise<number>;
  /** Everything that is stored, for the person to read. */
  list: (db: Queryable, email: string) => Promise<unknown[]>;
  /** @returns how many things were erased */
  erase: (tx: Tx, email: string) => Promise<number>;
};
