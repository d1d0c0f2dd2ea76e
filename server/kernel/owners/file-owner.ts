// What a feature that uses files has to offer.
import type { FileUses } from "#contract/schemas/files.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { fileVariants } from "#db/schema/files.ts";

type VariantRow = typeof fileVariants.$inferSelect;

/** Who makes a change, and when. */
export type Change = { by: string | null; at: Date };

/** An owner and the files that it names: as the owner itself says, not as the table of uses says. */
export type NamedFiles = { id: string; fileIds: string[] };

/** The part of an owner that names files, and a version of the owner. */
export type OwnerPart = { id: string; version: number; part: Record<string, unknown> };

/** An owner from which files were removed. */
export type ChangedOwner = {
  id: string;
  /** The removed files that it named. */
  fileIds: string[];
  /** Its versions before and after the removal. */
  before: number;
  after: number;
  /** The part that names files, as it was before the removal. */
  part: Record<string, unknown>;
};

/** The owner's version after its part was put back; or the reason why it stays as it is. */
export type PutBack = { version: number } | "changed" | "gone";

export type FileOwner = {
  /** Removes files from their owners, before the rows of the files are removed. @returns the changed owners */
  removeFiles: (tx: Tx, fileIds: readonly string[], change: Change) => Promise<ChangedOwner[]>;
  /** Gives an owner of that version its part back, without files that are not in the library. */
  putBack: (tx: Tx, place: OwnerPart, change: Change) => Promise<PutBack>;
  /** The versions of those owners that are still there, by id. */
  versionsOf: (db: Queryable, ids: readonly string[]) => Promise<Map<string, number>>;
  /** Replaces references to old variants with their successors. */
  renewVariants: (
    tx: Tx,
    before: { id: string; variants: VariantRow[] },
    after: VariantRow[],
    change: Change,
  ) => Promise<void>;
  /** The owners that use the files, limited in number, and the total. */
  listUses: (db: Queryable, fileIds: readonly string[], now: Date) => Promise<Pick<FileUses, "items" | "total">>;
  /** A page of all owners in the order of their ids, after the given id. */
  listNamedFiles: (db: Queryable, after: string, limit: number) => Promise<NamedFiles[]>;
  /** Removes missing files from the owner and records the remaining uses, by its current state. */
  mend: (tx: Tx, id: string, change: Change) => Promise<void>;
};
