import type { FileUses } from "#contract/schemas/files.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { fileVariants } from "#db/schema/files.ts";

type VariantRow = typeof fileVariants.$inferSelect;

export type Change = { by: string | null; at: Date };

/** An entry, a product or another user of files, with the ids of the files that its data contain. */
export type NamedFiles = { id: string; fileIds: string[] };

export type OwnerPart = { id: string; version: number; part: Record<string, unknown> };

export type ChangedOwner = {
  id: string;
  fileIds: string[];
  before: number;
  after: number;
  part: Record<string, unknown>;
};

export type PutBack = { version: number } | "changed" | "gone";

export type FileOwner = {
  /**
   * Removes the files from the entries, products and other data that use them. The caller deletes the files
   * afterwards.
   * @returns the changed entries, products …
   */
  removeFiles: (tx: Tx, fileIds: readonly string[], change: Change) => Promise<ChangedOwner[]>;
  /**
   * Restores the fields from which files were removed, if the entry or product still has the same version. Omits files
   * that are not in the library.
   */
  putBack: (tx: Tx, place: OwnerPart, change: Change) => Promise<PutBack>;
  versionsOf: (db: Queryable, ids: readonly string[]) => Promise<Map<string, number>>;
  renewVariants: (
    tx: Tx,
    before: { id: string; variants: VariantRow[] },
    after: VariantRow[],
    change: Change,
  ) => Promise<void>;
  /** @returns the first entries, products etc. that use the files, and the number of all */
  listUses: (db: Queryable, fileIds: readonly string[], now: Date) => Promise<Pick<FileUses, "items" | "total">>;
  listNamedFiles: (db: Queryable, after: string, limit: number) => Promise<NamedFiles[]>;
  mend: (tx: Tx, id: string, change: Change) => Promise<void>;
};
