// Tells who keeps lists and counts of entries that guests may find other pages than before.
import type { Settings } from "#contract/schemas/config.ts";
import type { Tx } from "#db/open.ts";
import { publicChange } from "../kernel/publication/public-change.ts";

/** What the settings hide: pages of the tree, and with the shop its legal pages (server/content/entries/public-at.ts). */
const hiding = ({ navigation, components }: Settings): object => ({ navigation, hasShop: components.shop.enabled });

/** Within the transaction that changes the settings. */
export function changeHidden(tx: Tx, before: Settings, after: Settings): Promise<void> {
  return publicChange(tx, "entries", hiding(before), hiding(after));
}
