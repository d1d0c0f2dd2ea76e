// Facts for the legal texts: forms, enabled features, and detected content.
import { count, sql } from "drizzle-orm";
import type { LegalForms } from "#contract/schemas/legal.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { PaymentSource } from "#contract/shop/payment-sources.ts";
import { kindsToAsk } from "#contract/values/consent.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import { undescribedCondition } from "../../library/files/list-files.ts";
import { hostOf } from "../../mail/webhooks/rules.ts";
import { listWebhookUrls } from "../../mail/webhooks/store.ts";
import { hasOrders } from "../../settings/contracts.ts";
import { paymentsOf } from "../../shop/pricing/terms.ts";

type Read = Pick<Settings, "title" | "onlyGerman" | "site" | "components" | "shop" | "messages" | "comments" | "legal">;

export type LegalFacts = {
  settings: Read;
  asks: ReturnType<typeof kindsToAsk>;
  hasContracts: boolean;
  hasGoogleMap: boolean;
  hasYoutube: boolean;
  hasOwnVideos: boolean;
  hasUndescribed: boolean;
  /** The hosts of the programs that the site tells of events, sorted. */
  webhookHosts: string[];
  /** The payment sources that customers can choose. */
  payments: PaymentSource[];
  publicUrl: string;
};

export async function readLegalFacts(
  db: Queryable,
  { settings, secrets }: LoadedSettings,
  publicUrl: string,
): Promise<LegalFacts> {
  const [youtube, ownVideos, [undescribed]] = [
    await countVideos(db, "youtube"),
    await countVideos(db, "library"),
    await db.select({ total: count() }).from(files).where(undescribedCondition()),
  ];
  return {
    settings,
    asks: kindsToAsk(settings, secrets["analytics.apikey"] !== undefined),
    hasContracts: settings.shop.enabled || (await hasOrders(db)),
    hasGoogleMap: secrets["maps.apikey"] !== undefined,
    hasYoutube: youtube > 0,
    hasOwnVideos: ownVideos > 0,
    hasUndescribed: (undescribed?.total ?? 0) > 0,
    webhookHosts: [...new Set((await listWebhookUrls(db)).map(({ url }) => hostOf(url)))].filter(Boolean).sort(),
    payments: paymentsOf({ settings, secrets }),
    publicUrl,
  };
}

/** Counts drafts too, because the privacy notice is not rebuilt when a draft is published. */
async function countVideos(db: Queryable, from: "youtube" | "library"): Promise<number> {
  const wanted = JSON.stringify([{ type: "video", video: { from } }]);
  const [row] = await db
    .select({ total: count() })
    .from(entries)
    .where(sql`${entries.blocks} @> '[{"type": "video"}]' and ${entries.blocks} @> ${wanted}::jsonb`);
  return row?.total ?? 0;
}

/** Without a name in the form, uses the site's name. Without an address in the form, uses the site's address. */
export function operatorOf({ legal, site, title }: Read): LegalForms["imprint"] {
  const { imprint } = legal;
  const { street, zip, city, country } = site.address;
  const hasOwnAddress = [imprint.street, imprint.zip, imprint.city].some((part) => part !== "");
  return {
    ...imprint,
    name: imprint.name || site.name || title,
    ...(!hasOwnAddress && { street, zip, city, country: imprint.country || country }),
  };
}
