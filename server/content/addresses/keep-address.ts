// Assigns readable addresses to published and scheduled entries of lists.
import { addressKey, isSegment, numbered, slugOf } from "#contract/values/addresses.ts";
import { isPage, listOf } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { type AddressRow, claimAddress, currentAddresses, leaveAddress, setAnswersFrom, takenKeys } from "./store.ts";

export type Addressed = { id: string; title: string; tags: readonly string[]; publishDate: Date | null };

const NAMELESS = "eintrag";
/** Maximum number of attempts. An attempt fails if a concurrent write has claimed the same address. */
const TRIES = 10;

/**
 * Updates the readable address of an entry. A generated address follows changes of the title until guests can see the
 * entry.
 * @returns null for an entry without an address
 */
export async function keepAddress(tx: Tx, entry: Addressed, at: Date): Promise<string | null> {
  const current = (await currentAddresses(tx, [entry.id])).get(entry.id) ?? null;
  const answersFrom = answersFromOf(entry, current, at);
  const list = isPage(entry.tags) ? null : listOf(entry.tags);
  if (list === null) return stay(tx, current, answersFrom);
  const isKept = current !== null && (current.byHand || isKnown(current, at));
  if (!isKept && entry.publishDate === null) {
    if (current) await leaveAddress(tx, current, at);
    return null;
  }
  const segment = isKept ? (current.path.split("/").at(-1) ?? "") : segmentOf(entry.title);
  const path = `/${list}/${segment}`;
  if (isKept && current.path === path) return stay(tx, current, answersFrom);
  if (current) await leaveAddress(tx, current, at);
  return takeFree(tx, entry.id, path, { byHand: isKept && current.byHand, answersFrom, at });
}

async function stay(tx: Tx, current: AddressRow | null, answersFrom: Date | null): Promise<string | null> {
  if (current && current.answersFrom?.getTime() !== answersFrom?.getTime())
    await setAnswersFrom(tx, current.key, answersFrom);
  return current?.path ?? null;
}

const isKnown = ({ answersFrom }: AddressRow, at: Date): boolean => answersFrom !== null && answersFrom <= at;

/**
 * Returns the time from which the address answers.
 * @returns the stored time if the address already answers. Otherwise the later of the publication date and `at`. null
 * for a draft.
 */
function answersFromOf({ publishDate }: Addressed, current: AddressRow | null, at: Date): Date | null {
  if (current && isKnown(current, at)) return current.answersFrom;
  return publishDate !== null && publishDate < at ? at : publishDate;
}

function segmentOf(title: string): string {
  const slug = slugOf(title);
  return isSegment(slug) ? slug : slugOf(`${NAMELESS} ${slug}`);
}

type Claim = Omit<Parameters<typeof claimAddress>[2], "path">;

/** @returns `path`, or `path` with the first free number */
export async function takeFree(tx: Tx, entryId: string, path: string, claim: Claim): Promise<string> {
  for (let left = TRIES; left > 0; left -= 1) {
    const free = firstFree(path, await takenKeys(tx, path, entryId));
    if (await claimAddress(tx, entryId, { ...claim, path: free })) return free;
  }
  throw new Error(`no address like ${path} is free`);
}

export function firstFree(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(addressKey(path))) return path;
  const [, base = "", segment = ""] = /^(.*\/)([^/]+)$/u.exec(path) ?? [];
  for (let number = 2; ; number += 1) {
    const next = base + numbered(segment, number);
    if (!taken.has(addressKey(next))) return next;
  }
}
