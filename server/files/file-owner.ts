// What a feature says of the files that its things use.
import type { FileUses } from "#contract/files.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { FileRow, VariantRow } from "./store.ts";

/** Who changes things, and when. */
export type Change = { by: string | null; at: Date };

/** Something that uses files, and the files that it names: as the thing itself says, not as recorded. */
export type NamedFiles = { id: string; fileIds: string[] };

export type FileOwner = {
  /** Takes files out of whatever uses them, before their rows go. */
  removeFiles: (tx: Tx, fileIds: readonly string[], change: Change) => Promise<void>;
  /** Whatever shows a variant that is no more shows the one that stands for it. */
  renewVariants: (
    tx: Tx,
    before: Pick<FileRow, "id" | "variants">,
    after: VariantRow[],
    change: Change,
  ) => Promise<void>;
  /** The things that use the files, bounded; and how many there are in all. */
  listUses: (db: Queryable, fileIds: readonly string[], now: Date) => Promise<Pick<FileUses, "items" | "total">>;
  /** A page of all things in the order of their ids, after one of them. */
  listNamedFiles: (db: Queryable, after: string, limit: number) => Promise<NamedFiles[]>;
  /** Takes out what is gone and records the rest; by the thing as it is now. */
  mend: (tx: Tx, id: string, change: Change) => Promise<void>;
};
