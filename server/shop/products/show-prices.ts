import type { Tx } from "#db/open.ts";
import { storeShown } from "./price-times.ts";
import { renewLowest, renewPrices } from "./store.ts";

export { renewPrices };

/** Records whether guests can see prices. When prices become visible again, recalculates struck-through prices. */
export async function showPrices(tx: Tx, shown: boolean, at: Date): Promise<void> {
  await storeShown(tx, shown, at);
  if (shown) await renewLowest(tx, at);
}
