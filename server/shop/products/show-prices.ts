// From when on guests see what things cost, in the whole shop.
import type { Tx } from "#db/open.ts";
import { storeShown } from "./price-times.ts";
import { renewLowest, renewPrices } from "./store.ts";

export { renewPrices };

/** From this moment on they do, or do not. */
export async function showPrices(tx: Tx, shown: boolean, at: Date): Promise<void> {
  await storeShown(tx, shown, at);
  if (shown) await renewLowest(tx, at);
}
