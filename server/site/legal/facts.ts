// What the texts of the law are made of: the forms, what is switched on, and what the site knows of itself.
import { count, sql } from "drizzle-orm";
import type { LegalForms } from "#contract/schemas/legal.ts";
import type { Settings } from "#contract/schemas/config.ts";
import { kindsToAsk } from "#contract/values/consent.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import type { StoredConfig } from "../../kernel/settings/store.ts";
import { undescribedCondition } from "../../library/files/list-files.ts";
import { hasOrders } from "../../settings/contracts.ts";

/** The parts of the settings that the texts depend on. */
type Read = Pick<Settings, "title" | "site" | "components" | "shop" | "messages" | "comments" | "legal">;

export type LegalFacts = {
  settings: Read;
  /** What visitors are asked to agree to. */
  asks: ReturnType<typeof kindsToAsk>;
  /** The shop is open, or somebody has ordered while it was. */
  hasContracts: boolean;
  /** The map that opens is Google's. */
  hasGoogleMap: boolean;
  /** Entries show videos of YouTube. */
  hasYoutube: boolean;
  /** Entries show videos of the library. */
  hasOwnVideos: boolean;
  /** Pictures without a description. */
  hasUndescribed: boolean;
};

export async function readLegalFacts(db: Queryable, { settings, secrets }: StoredConfig): Promise<LegalFacts> {
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
  };
}

/** Also in drafts: who builds the notice before the video is public needs not build it again; entries renew no notice. */
async function countVideos(db: Queryable, from: "youtube" | "library"): Promise<number> {
  const wanted = JSON.stringify([{ type: "video", video: { from } }]);
  const [row] = await db
    .select({ total: count() })
    .from(entries)
    // The first condition is that of the index.
    .where(sql`${entries.blocks} @> '[{"type": "video"}]' and ${entries.blocks} @> ${wanted}::jsonb`);
  return row?.total ?? 0;
}

/** Who runs the site, with the site's own name and address where the form says nothing. */
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
