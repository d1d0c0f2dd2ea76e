// Jobs of a feature pause while it is off, so switching it on starts the work that is due.
import { isOn } from "#contract/values/components.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { addShopPages } from "../first-pages/first-pages.ts";
import { askStill } from "../map/still-store.ts";
import { renewPrices, showPrices } from "../../shop/products/show-prices.ts";

type Switched = {
  isOn: (settings: Settings) => boolean;
  begin: (tx: Tx, at: Date) => Promise<void>;
  end?: (tx: Tx, at: Date) => Promise<void>;
};

const all: readonly Switched[] = [
  { isOn: (settings) => isOn(settings, "shop"), begin: addShopPages },
  { isOn: (settings) => isOn(settings, "map"), begin: askStill },
  {
    isOn: (settings) => isOn(settings, "shop") && settings.shop.showPrice,
    begin: (tx, at) => showPrices(tx, true, at),
    end: (tx, at) => showPrices(tx, false, at),
  },
];

export async function beginWork(tx: Tx, before: Settings, after: Settings, at: Date): Promise<void> {
  for (const { isOn: is, begin, end } of all) {
    if (is(before) === is(after)) continue;
    await (is(after) ? begin(tx, at) : end?.(tx, at));
  }
  if (before.shop.currency !== after.shop.currency) await renewPrices(tx, at);
}
