// The yearly limits of § 64 (3) AO and § 19 UStG, with what the shop has brought in.
import { judgeIncome, type TaxLimits } from "#contract/shop/association-income.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { isOn } from "#contract/values/components.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { readTakings } from "./sales/store.ts";
import { readSmallBusiness } from "./turnover.ts";

/** @returns null while the shop is off, and for another currency than the euro */
export async function readTaxLimits(db: Queryable, now: Date): Promise<TaxLimits | null> {
  const { settings } = await getSettings(db);
  if (!isOn(settings, "shop") || settings.shop.currency !== "EUR") return null;
  const day = localDay(now);
  const year = Number(day.slice(0, 4));
  const cents = await readTakings(db, { from: `${year}-01-01`, to: day }, "EUR");
  return { year, income: judgeIncome(cents, day), smallBusiness: await readSmallBusiness(db, settings, now) };
}
