import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";

export type FileOwnerId = { kind: FileOwnerKind; id: string };

/** Replaces the list of files that an entry, a product or another owner uses. Omits removed files. */
export async function storeFileUses(tx: Tx, owner: FileOwnerId, fileIds: readonly string[]): Promise<void> {
  const isOwner = and(eq(fileUses.ownerKind, owner.kind), eq(fileUses.ownerId, owner.id));
  const used = [...fileIds];
  await tx.delete(fileUses).where(used.length === 0 ? isOwner : and(isOwner, notInArray(fileUses.fileId, used)));
  if (used.length === 0) return;
  const known = tx
    .select({
      ownerKind: sql`${owner.kind}::text`.as("owner_kind"),
      ownerId: sql`${owner.id}::text`.as("owner_id"),
      fileId: files.id,
    })
    .from(files)
    .where(inArray(files.id, used));
  await tx.insert(fileUses).select(known).onConflictDoNothing();
}

/** Adds the file uses of many owners in a single statement. Omits removed files. */
export async function addFileUses(
  tx: Tx,
  kind: FileOwnerKind,
  uses: readonly { ownerId: string; fileId: string }[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx.execute(sql`
    insert into ${fileUses} (owner_kind, owner_id, file_id)
      select distinct ${kind}::text, used."ownerId", ${files.id}
        from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as used("ownerId" text, "fileId" text)
          join ${files} on ${files.id} = used."fileId"
      on conflict do nothing`);
}

export async function removeOwnerUses(tx: Tx, kind: FileOwnerKind, ownerIds: readonly string[]): Promise<void> {
  await tx.delete(fileUses).where(and(eq(fileUses.ownerKind, kind), inArray(fileUses.ownerId, [...ownerIds])));
}

export async function removeFileUses(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await tx.delete(fileUses).where(inArray(fileUses.fileId, [...fileIds]));
}

export function ownersUsing(db: Queryable, kind: FileOwnerKind, fileIds: readonly string[]) {
  return db
    .select({ id: fileUses.ownerId })
    .from(fileUses)
    .where(and(eq(fileUses.ownerKind, kind), inArray(fileUses.fileId, [...fileIds])));
}

export async function listRecordedUses(
  db: Queryable,
  kind: FileOwnerKind,
  ownerIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select()
    .from(fileUses)
    .where(and(eq(fileUses.ownerKind, kind), inArray(fileUses.ownerId, [...ownerIds])));
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map([...byOwner].map(([id, uses]) => [id, new Set(uses.map(({ fileId }) => fileId))]));
}
