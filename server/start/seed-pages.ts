// The demo's own pages: their addresses, and their places in the menus.
import { completed, isAdded, type Navigation } from "#contract/values/navigation.ts";
import { fixedPageNameOf } from "#contract/values/pages.ts";
import type { Demo, SeedEntry } from "#db/seed/types.ts";
import type { Tx } from "#db/open.ts";
import { takeAddress } from "../content/navigation/page-address.ts";

/** The ids of the own pages by address. */
export type OwnPages = ReadonlyMap<string, string>;

export async function seedAddresses(
  tx: Tx,
  seeds: readonly SeedEntry[],
  ids: readonly string[],
  now: Date,
): Promise<OwnPages> {
  const ownPages = new Map<string, string>();
  for (const [index, { address }] of seeds.entries()) {
    const id = ids[index];
    if (address === undefined || id === undefined) continue;
    await takeAddress(tx, id, { address, answersFrom: now, at: now });
    ownPages.set(address, id);
  }
  return ownPages;
}

/** The tree is complete, because SQL functions read it (db/migrations/0047_hidden-pages.sql). */
export function navigationOf(
  { main, footer }: NonNullable<Demo["site"]["menus"]>,
  seeds: readonly SeedEntry[],
  ownPages: OwnPages,
): Navigation {
  const leaf = (page: string) => ({ page: ownPages.get(page) ?? page, label: null });
  const childrenOf = (page: string): string[] =>
    seeds.filter(({ below }) => below === page).flatMap(({ address }) => address ?? []);
  const item = (page: string) => ({ ...leaf(page), children: childrenOf(page).map(leaf) });
  const fixed = seeds.flatMap(({ tags }) => fixedPageNameOf(tags) ?? []);
  const added = [...ownPages.values(), ...fixed.filter(isAdded)];
  return completed({ main: main.map(item), footer: footer.map(item), none: [], hidden: [] }, added);
}
