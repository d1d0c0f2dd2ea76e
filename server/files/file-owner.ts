// What a feature that uses files has to offer.
import type { FileUses } from "#contract/files.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { FileRow, VariantRow } from "./store.ts";

/** Who makes a change, and when. */
export type Change = { by: string | null; at: Date };

/** An owner and the files that it names: as the owner itself says, not as the table of uses says. */
export type NamedFiles = { id: string; fileIds: string[] };

export type FileOwner = {
  /** Removes files from their owners, before the rows of the files are removed. */
  removeFiles: (tx: Tx, fileIds: readonly string[], change: Change) => Promise<void>;
  /** Replaces references to old variants with their successors. */
  renewVariants: (
    tx: Tx,
    before: Pick<FileRow, "id" | "variants">,
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
