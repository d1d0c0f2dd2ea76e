import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";

/** @param able ids of all active system users @throws invalid (C200) if `ids` contains all of them */
export function requireOtherSystemUser(able: readonly string[], ids: readonly string[], field: string): void {
  if (able.every((one) => ids.includes(one)))
    throw new AppError("invalid", { fields: { [field]: { key: fieldKeys.lastAdmin } } });
}
