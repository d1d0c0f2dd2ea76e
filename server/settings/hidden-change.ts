import type { Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { publicChange } from "../kernel/publication/public-change.ts";

/** The settings that decide which pages are hidden from guests: the navigation, and whether the shop is on. */
const hiding = ({ navigation, components }: Settings): object => ({ navigation, hasShop: components.shop.enabled });

export function changeHidden(tx: Tx, before: Settings, after: Settings): Promise<void> {
  return publicChange(tx, "entries", hiding(before), hiding(after));
}
