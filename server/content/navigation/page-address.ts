// The addresses of added pages. The address decides whether a page is an optional fixed page or an own page.
import { refusedAt } from "#contract/schemas/errors.ts";
import { addressKey } from "#contract/values/addresses.ts";
import { fixedPages, fixedPageTag, optionalPageAt, OWN_PAGE_TAG } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { claimAddress, findAddress, freeAddress } from "../addresses/store.ts";

export const tagAt = (address: string): string => {
  const name = optionalPageAt(address);
  return name === null ? OWN_PAGE_TAG : fixedPageTag(name);
};

export type Taking = { address: string; answersFrom: Date | null; at: Date };

/** The path of a fixed page is free for this page, even if another page had the path before. */
export async function takeAddress(tx: Tx, id: string, { address, answersFrom, at }: Taking): Promise<void> {
  if (optionalPageAt(address) !== null) return freeAddress(tx, address);
  const isClaimed = await claimAddress(tx, id, { path: address, byHand: true, answersFrom, at });
  if (!isClaimed) throw refusedAt("address", fieldKeys.addressTaken);
}

/** @param page `id` is the page that gets the address, and may already have it; null for a new page */
export async function refuseTaken(
  tx: Tx,
  address: string,
  { id, pages }: { id: string | null; pages: readonly { page: string }[] },
): Promise<void> {
  const key = addressKey(address);
  const name = optionalPageAt(address);
  const isTaken =
    name === null
      ? Object.values(fixedPages).some((path) => addressKey(path) === key)
      : pages.some(({ page }) => page === name);
  const found = name === null ? await findAddress(tx, address) : null;
  if (isTaken || (found && found.entryId !== id)) throw refusedAt("address", fieldKeys.addressTaken);
}
