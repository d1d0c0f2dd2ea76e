import { likeness } from "#contract/values/addresses.ts";
import { fixedPagesThere } from "#contract/values/navigation.ts";
import { entryPath, fixedPages, productPath } from "#contract/values/pages.ts";
import type { MissedAddress, Redirect } from "#contract/schemas/redirects.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { keysOf, listAddedPages } from "../navigation/store.ts";
import { listAddressed, listMissed, listRedirects } from "./store.ts";

type Page = { limit: number; skip: number };
type Context = CommandContext<"database" | "now">;

/** Missed addresses are compared with the fixed pages and with this number of the newest entries. */
const COMPARED = 500;
/** An existing page is suggested for a missed address only if their similarity is greater than this. */
const ALIKE = 0.5;

export async function readRedirects(
  { services }: Context,
  page: Page & { q: string },
): Promise<{ items: Redirect[]; total: number }> {
  const { rows, total } = await listRedirects(services.database.db, page);
  const items = rows.map(({ address: row, entry, product }) => ({
    key: row.key,
    from: row.path,
    to: (product && productPath(product)) ?? row.target ?? (entry && entryPath(entry)) ?? "",
    title: (product ?? entry)?.title ?? null,
    isKept: !row.byHand,
    hits: row.hits,
    lastHit: row.lastHit?.toISOString() ?? null,
  }));
  return { items, total };
}

export async function readMissed(
  { services }: Context,
  page: Page,
): Promise<{ items: MissedAddress[]; total: number }> {
  const { db } = services.database;
  const { rows, total } = await listMissed(db, page);
  const added = rows.length === 0 ? [] : keysOf(await listAddedPages(db, services.now()));
  const fixed = fixedPagesThere(added).map((title) => ({ path: fixedPages[title], title }));
  const there = rows.length === 0 ? [] : await listAddressed(db, { at: services.now(), limit: COMPARED });
  const items = rows.map(({ key, path, times, last }) => ({
    key,
    path,
    times,
    last: last.toISOString(),
    proposal: nearest(path, [...fixed, ...there]),
  }));
  return { items, total };
}

type Candidate = { path: string; title: string };

const lastOf = (path: string): string => path.split("/").at(-1) ?? "";

export function nearest(path: string, candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  let most = ALIKE;
  for (const candidate of candidates) {
    const alike = Math.max(likeness(path, candidate.path), likeness(lastOf(path), lastOf(candidate.path)));
    if (alike <= most) continue;
    [best, most] = [candidate, alike];
  }
  return best;
}
