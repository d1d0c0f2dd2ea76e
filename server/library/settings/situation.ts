import type { Settings } from "#contract/schemas/settings.ts";
import type { Queryable } from "#db/open.ts";
import { readBrand } from "./read-brand.ts";
import { hasCredits } from "../files/credits.ts";
import { hasOrders } from "../../settings/contracts.ts";
import type { Situation } from "../../settings/present.ts";

export async function readSituation(db: Queryable, settings: Settings, now: Date): Promise<Situation> {
  return {
    hasOrders: await hasOrders(db),
    hasCredits: await hasCredits(db),
    now,
    brand: await readBrand(db, settings),
  };
}
