import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import {
  type Coupon,
  couponKey,
  type CreateCouponInput,
  isPercentage,
  type UpdateCouponInput,
} from "#contract/shop/coupons.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, recordChanges } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentCoupon } from "./present.ts";
import {
  countCoupons,
  type CouponRow,
  deleteCoupons,
  insertCoupon,
  isCodeTaken,
  lockCodes,
  lockCoupons,
  updateCoupon,
} from "./store.ts";

type Context = CommandContext<"database" | "now">;

const audited = ({ code, kind, value, until, uses }: CouponRow) => ({
  code,
  discountKind: kind,
  discountValue: value,
  until,
  uses,
});

/** @throws invalid (C200) for a code that another coupon has, or too many coupons */
export function createCoupon({ services, viewer }: Context, input: CreateCouponInput): Promise<Coupon> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    await lockCodes(tx);
    await refuseTaken(tx, input.code);
    if ((await countCoupons(tx)) >= limits.coupons)
      throw new AppError("invalid", {
        fields: { code: { key: fieldKeys.tooManyCoupons, values: { max: limits.coupons } } },
      });
    const own = { id: newId(), codeKey: couponKey(input.code), created: at, updated: at, version: 1, used: 0 };
    const row = { ...input, ...own };
    await insertCoupon(tx, row);
    await recordChange(tx, { viewer, at }, { action: "create", noun: "coupon", label: row.code, after: audited(row) });
    return presentCoupon(row);
  });
}

/**
 * If nothing changes, the version stays. Orders keep the discount that they have.
 * @throws notFound (C404), conflict (C409) with the stored coupon
 * @throws invalid (C200) for a code that another coupon has, or for more than 100 percent
 */
export function changeCoupon(
  { services, viewer }: Context,
  { id, version, ...change }: UpdateCouponInput,
): Promise<Coupon> {
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockCoupons(tx, [id]);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentCoupon);
    const after: CouponRow = { ...before, ...change };
    after.codeKey = couponKey(after.code);
    if (!isPercentage(after)) throw new AppError("invalid", { fields: { value: { key: fieldKeys.percentTooBig } } });
    if (isDeepStrictEqual(after, before)) return presentCoupon(before);
    if (after.codeKey !== before.codeKey) {
      await lockCodes(tx);
      await refuseTaken(tx, after.code);
    }
    after.version += 1;
    const stored = await updateCoupon(tx, before, after);
    const fields = { before: audited(before), after: audited(after) };
    const who = { viewer, at: services.now() };
    await recordChange(tx, who, { action: "update", noun: "coupon", label: after.code, ...fields });
    return presentCoupon(stored);
  });
}

/**
 * Orders keep the code and the discount.
 * @throws notFound (C404) if one of them is unknown, and conflict (C409) for another version; then none is removed
 */
export function removeCoupons(
  { services, viewer }: Context,
  ids: readonly string[],
  version?: number,
): Promise<number> {
  return services.database.db.transaction(async (tx) => {
    const rows = await lockCoupons(tx, ids);
    if (rows.length < new Set(ids).size) throw new AppError("notFound");
    for (const row of rows) refuseOtherVersion(row, version, presentCoupon);
    await deleteCoupons(tx, rows);
    const who = { viewer, at: services.now() };
    const changes = rows.map((row) => ({ noun: "coupon", label: row.code, before: audited(row) }) as const);
    await recordChanges(
      tx,
      who,
      changes.map((change) => ({ action: "remove", ...change })),
    );
    return rows.length;
  });
}

async function refuseTaken(tx: Tx, code: string): Promise<void> {
  if (await isCodeTaken(tx, code)) throw new AppError("invalid", { fields: { code: { key: fieldKeys.couponTaken } } });
}
