import type { Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { publicChange } from "../kernel/publication/public-change.ts";

/** The tree of pages and the switch of the shop hide pages (server/content/entries/public-at.ts). */
const hiding = ({ navigation, components }: Settings): object => ({ navigation, hasShop: components.shop.enabled });

export function changeHidden(tx: Tx, before: Settings, after: Settings): Promise<void> {
  return publicChange(tx, "entries", hiding(before), hiding(after));
}
