import type { MissingPart } from "#contract/shop/missing-parts.ts";
import { shopPages } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { readWrittenPages } from "../../content/entries/written-pages.ts";
import { orderRecipients } from "../orders/recipients.ts";
import { termsOf } from "../pricing/terms.ts";

export async function readMissingParts(db: Queryable, now: Date): Promise<MissingPart[]> {
  const stored = await getSettings(db);
  const { settings } = stored;
  const pages = await readWrittenPages(db, shopPages);
  const isMissing: Record<MissingPart, boolean> = {
    terms: pages.AGB === null,
    withdrawal: pages.Widerrufsbelehrung === null,
    payment: termsOf(stored, now).payments.length === 0,
    recipient: (await orderRecipients(db, settings)).length === 0,
    guarantee: settings.shop.guaranteeNotice.de === null,
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
