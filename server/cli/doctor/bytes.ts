// Bytes that no row names any more; bytes of the last hour may belong to a running upload.
import { findUsedHashes } from "../../files/store.ts";
import type { StoredBytes } from "../../outside/storage.ts";
import { type Checkup, PAGE } from "./check.ts";

const ON_ITS_WAY_MS = 60 * 60 * 1000;

export async function checkBytes(checkup: Checkup): Promise<void> {
  let page: StoredBytes[] = [];
  for await (const stored of checkup.services.storage.list()) {
    page.push(stored);
    if (page.length < PAGE) continue;
    await checkPage(checkup, page);
    page = [];
  }
  await checkPage(checkup, page);
}

async function checkPage({ services, report, isMending }: Checkup, page: StoredBytes[]): Promise<void> {
  const { database, storage } = services;
  const isOld = ({ stored }: StoredBytes): boolean => services.now().getTime() - stored.getTime() > ON_ITS_WAY_MS;
  const used = await findUsedHashes(
    database.db,
    page.map(({ hash }) => hash),
  );
  for (const stored of page.filter((bytes) => isOld(bytes) && !used.has(bytes.hash))) {
    report.note("bytes without a row", stored.hash, isMending);
    if (!isMending) continue;
    // A running site may have stored the same bytes again since they were listed: then they have a new date.
    const now = await storage.find(stored.hash);
    const isUsedNow = (await findUsedHashes(database.db, [stored.hash])).size > 0;
    if (now && isOld(now) && !isUsedNow) await storage.remove(stored.hash);
  }
}
