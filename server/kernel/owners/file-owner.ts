import type { FileUses } from "#contract/schemas/files.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { fileVariants } from "#db/schema/files.ts";

type VariantRow = typeof fileVariants.$inferSelect;

export type Change = { by: string | null; at: Date };

/** An owner and the files in its own data, from which the table of uses may differ. */
export type NamedFiles = { id: string; fileIds: string[] };

export type OwnerPart = { id: string; version: number; part: Record<string, unknown> };

export type ChangedOwner = {
  id: string;
  fileIds: string[];
  before: number;
  after: number;
  /** The part that contained the files, as it was before the removal. */
  part: Record<string, unknown>;
};

export type PutBack = { version: number } | "changed" | "gone";

export type FileOwner = {
  /** Runs before the rows of the files are removed. @returns the changed owners */
  removeFiles: (tx: Tx, fileIds: readonly string[], change: Change) => Promise<ChangedOwner[]>;
  /** Restores the part if the owner still has the same version. Files that are not in the library are left out. */
  putBack: (tx: Tx, place: OwnerPart, change: Change) => Promise<PutBack>;
  versionsOf: (db: Queryable, ids: readonly string[]) => Promise<Map<string, number>>;
  renewVariants: (
    tx: Tx,
    before: { id: string; variants: VariantRow[] },
    after: VariantRow[],
    change: Change,
  ) => Promise<void>;
  /** The first owners that use the files, and the total number. */
  listUses: (db: Queryable, fileIds: readonly string[], now: Date) => Promise<Pick<FileUses, "items" | "total">>;
  /** A page of all owners in the order of their ids, after the given id. */
  listNamedFiles: (db: Queryable, after: string, limit: number) => Promise<NamedFiles[]>;
  /** Removes missing files from the owner, and records its current uses. */
  mend: (tx: Tx, id: string, change: Change) => Promise<void>;
};
