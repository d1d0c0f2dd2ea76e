import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { findUsedHashes } from "../../library/files/store.ts";
import { removeListed } from "../../library/files/unused-bytes.ts";
import { findListedSince, listedBefore, listUnlisted } from "../../library/files/unused-bytes-store.ts";
import type { StoredBytes } from "../../outside/storage.ts";
import { type Checkup, PAGE } from "./check.ts";

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
  const hashes = page.map(({ hash }) => hash);
  const used = await findUsedHashes(database.db, hashes);
  const listed = await findListedSince(database.db, hashes);
  const age = (moment: Date): number => services.now().getTime() - moment.getTime();
  const isOld = ({ stored }: StoredBytes): boolean => age(stored) > HOUR_MS;
  // A running site removes unused bytes itself, so the doctor reports them only after a day.
  const isWaiting = ({ hash }: StoredBytes): boolean => age(listed.get(hash) ?? new Date(0)) <= DAY_MS;
  for (const bytes of page) {
    if (used.has(bytes.hash) || isWaiting(bytes) || !isOld(bytes)) continue;
    report.note("bytes without a row", bytes.hash, isMending);
    if (!isMending) continue;
    // A running site may have stored the same bytes again meanwhile. Such bytes have a new date.
    const now = await storage.find(bytes.hash);
    if (!now || !isOld(now)) continue;
    await listUnlisted(database.db, bytes.hash, now.stored);
    await removeListed(services, bytes.hash, listedBefore(HOUR_MS));
  }
}
