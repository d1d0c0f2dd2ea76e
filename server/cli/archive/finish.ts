import { migrateDatabase } from "#db/migrate.ts";
import type { Database } from "#db/open.ts";
import { nameEntries } from "../../content/redirects/name-entries.ts";
import type { FileOwner } from "../../kernel/owners/file-owner.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";
import { fileOwners } from "../../registries/file-owners.ts";
import { storeFileUses } from "../../library/files/uses-store.ts";
import { takeStorage } from "../../kernel/identity/join-storage.ts";
import { renewIdentity } from "../../kernel/identity/store.ts";
import type { Storage } from "../../outside/storage.ts";

const PAGE = 500;

/**
 * If this function is interrupted, the next start of the site finishes the work, except for the file uses.
 * `npm run doctor -- --fix` records the file uses.
 */
export async function finishRestore(
  { database, storage }: { database: Database; storage: Storage },
  url: string | undefined,
): Promise<void> {
  await migrateDatabase(database, url);
  await renewIdentity(database.db);
  await takeStorage({ database, storage });
  for (const [kind, owner] of Object.entries(fileOwners) as [FileOwnerKind, FileOwner][])
    await recordUses(database, kind, owner);
  await nameEntries({ database, now: () => new Date() });
}

async function recordUses({ db }: Database, kind: FileOwnerKind, owner: FileOwner): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const page = await owner.listNamedFiles(db, after, PAGE);
    await db.transaction(async (tx) => {
      for (const { id, fileIds } of page) await storeFileUses(tx, { kind, id }, fileIds);
    });
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
}
