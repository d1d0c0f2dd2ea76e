import { findFileIds } from "../../library/files/store.ts";
import type { FileOwner, NamedFiles } from "../../kernel/owners/file-owner.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";
import { fileOwners } from "../../registries/file-owners.ts";
import { listRecordedUses } from "../../library/files/uses-store.ts";
import { type Checkup, PAGE, pages } from "./check.ts";
import { fileOwnerNames } from "./report.ts";

export async function checkUses(checkup: Checkup): Promise<void> {
  for (const [kind, owner] of Object.entries(fileOwners) as [FileOwnerKind, FileOwner][])
    await checkOwners(checkup, kind, owner);
}

async function checkOwners(
  { services, viewer, report, isMending }: Checkup,
  kind: FileOwnerKind,
  owner: FileOwner,
): Promise<void> {
  const { db } = services.database;
  const read = (after: string): Promise<NamedFiles[]> => owner.listNamedFiles(db, after, PAGE);
  for await (const page of pages(read, ({ id }) => id)) {
    const known = await findFileIds(db, [...new Set(page.flatMap(({ fileIds }) => fileIds))]);
    const recorded = await listRecordedUses(
      db,
      kind,
      page.map(({ id }) => id),
    );
    for (const { id, fileIds } of page) {
      const named = new Set(fileIds);
      const isGone = fileIds.some((fileId) => !known.has(fileId));
      if (!isGone && isSame(named, recorded.get(id) ?? new Set())) continue;
      const problem = isGone ? "that name files which are gone" : "whose use of files is recorded wrongly";
      report.note(`${fileOwnerNames[kind]} ${problem}`, id, isMending);
      if (isMending) await db.transaction((tx) => owner.mend(tx, id, { by: viewer.id, at: services.now() }));
    }
  }
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
