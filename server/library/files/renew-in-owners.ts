import type { Tx } from "#db/open.ts";
import type { Change } from "../../kernel/owners/file-owner.ts";
import type { Registries } from "../../kernel/registries.ts";
import type { FileRow, VariantRow } from "./store.ts";

export async function renewVariantsInOwners(
  tx: Tx,
  { fileOwners }: Registries,
  before: FileRow,
  after: VariantRow[],
  change: Change,
): Promise<void> {
  for (const owner of Object.values(fileOwners)) await owner.renewVariants(tx, before, after, change);
}
