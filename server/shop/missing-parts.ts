// What a shop should have before it opens. It opens all the same: whoever runs it decides.
import type { MissingPart } from "#contract/shop/missing-parts.ts";
import { shopPages } from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../config/store.ts";
import { readWrittenPages } from "../entries/written-pages.ts";
import { orderRecipients } from "../orders/recipients.ts";

export async function readMissingParts(db: Queryable): Promise<MissingPart[]> {
  const { settings } = await getSettings(db);
  const pages = await readWrittenPages(db, shopPages);
  const isMissing: Record<MissingPart, boolean> = {
    terms: pages.AGB === null,
    withdrawal: pages.Widerrufsbelehrung === null,
    recipient: (await orderRecipients(db, settings)).length === 0,
    guarantee: settings.shop.guaranteeNotice === null,
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
