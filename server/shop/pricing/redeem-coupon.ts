// Which coupon a cart or an order gets. The price and the order use the same rules.
import { AppError } from "#contract/schemas/errors.ts";
import type { FoundCoupon } from "#contract/shop/coupons.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { formThrottle } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { countForm } from "../../forms/throttle/public-forms.ts";
import { type CouponRow, findCouponByCode, lockCouponByCode } from "../coupons/store.ts";

type Context = AskingContext<"database" | "now">;

/** @throws the errors of `countingGuesses`; invalid (C200) for a code that is unknown, has ended, or is used up */
export function readCoupon(context: Context, code: string): Promise<CouponRow> {
  const { database, now } = context.services;
  return countingGuesses(context, async () => usable(await findCouponByCode(database.db, code), now()));
}

/**
 * Counts refused codes by the guest's address, because codes are short enough to be guessed.
 * @throws tooManyRequests (C102) after too many of them, and what `work` throws
 */
export async function countingGuesses<Result>(
  { services, address }: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  const limit = { name: "wrong coupon address", key: address, most: formThrottle.wrongCouponsPerAddress };
  const counted = await countForm(services.database.pool, [limit]);
  try {
    const result = await work();
    await counted.uncount();
    return result;
  } catch (error) {
    if (!isGuess(error)) await counted.uncount();
    throw error;
  }
}

const isGuess = (error: unknown): boolean =>
  error instanceof AppError && error.details.fields?.["coupon"] !== undefined;

/**
 * Locks the coupon until the order is stored.
 * @throws invalid (C200) like `readCoupon`
 */
export async function lockUsableCoupon(tx: Tx, code: string, now: Date): Promise<CouponRow> {
  return usable(await lockCouponByCode(tx, code), now);
}

function usable(coupon: CouponRow | null, now: Date): CouponRow {
  if (coupon === null) throw refused(fieldKeys.couponUnknown);
  if (coupon.until !== null && coupon.until < localDay(now)) throw refused(fieldKeys.couponEnded);
  if (coupon.uses !== null && coupon.used >= coupon.uses) throw refused(fieldKeys.couponUsedUp);
  return coupon;
}

type Reason = "couponUnknown" | "couponEnded" | "couponUsedUp";

const refused = (key: Reason): AppError => new AppError("invalid", { fields: { coupon: { key } } });

export async function findUsable(context: Context, code: string): Promise<FoundCoupon> {
  const { code: written, kind, value } = await readCoupon(context, code);
  return { code: written, kind, value };
}
